import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { IsMailAddress } from '../../common/mail-address';
import { MESSAGE_STATUSES, type MessageStatus } from '../contact/contact-message.entity';
import { MAIL_STATUSES, type MailStatus } from '../mail/mail.entity';
import { PreferencesDto } from '../newsletter/newsletter.dto';
import { ConsentEntryDto, ReceivedLetterDto, SubscriberDto } from '../newsletter/subscribers.dto';
import { NOTIFY_PURPOSES, type NotifyPurpose } from '../notify/notify-entry.entity';
import { OrderDto } from '../orders/orders.dto';
import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '../orders/withdrawal.entity';

export class AddressDto {
  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @IsMailAddress()
  email: string;
}

export class EraseDto extends AddressDto {
  @ApiProperty({ type: Boolean, description: 'Whether the receipt is also mailed to the address.' })
  @IsBoolean({ message: 'Svara ja eller nej om kvittot.' })
  is_receipt_mailed: boolean;
}

export class HeldMessageDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String })
  message: string;

  @ApiProperty({ enum: MESSAGE_STATUSES })
  status: MessageStatus;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export class HeldNotifyEntryDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ enum: NOTIFY_PURPOSES })
  purpose: NotifyPurpose;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export class HeldOrderDto extends OrderDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it became a purchase.',
  })
  confirmed_at: string | null;
}

export class HeldWithdrawalDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  reference: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String, description: 'As it was typed.' })
  order: string;

  @ApiProperty({ type: String, nullable: true })
  order_id: string | null;

  @ApiProperty({ enum: WITHDRAWAL_STATUSES })
  status: WithdrawalStatus;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export class HeldMailDto {
  @ApiProperty({ type: String, description: 'Kind of mail.' })
  template: string;

  @ApiProperty({ type: String })
  subject: string;

  @ApiProperty({ enum: MAIL_STATUSES })
  status: MailStatus;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export class HeldAccountDto {
  @ApiProperty({ type: String })
  username: string;

  @ApiProperty({ type: String })
  role: string;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export class HeldEventDto {
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  @ApiProperty({ type: String, description: 'Name of the call, as in this document.' })
  action: string;

  @ApiProperty({ type: String })
  outcome: string;
}

/** A kind of data with its number of rows; the mailed receipt and the admin use the same names. */
export const HELD_KINDS = [
  'subscription',
  'consents',
  'opt_in_mails',
  'suppression',
  'letters',
  'messages',
  'notify_entries',
  'orders',
  'withdrawals',
  'mails',
  'account',
  'events',
] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

export class CountedKindDto {
  @ApiProperty({ enum: HELD_KINDS })
  kind: HeldKind;

  @ApiProperty({ type: String, description: 'In Swedish.' })
  label: string;

  @ApiProperty({ type: 'integer' })
  count: number;
}

export class KeptKindDto extends CountedKindDto {
  @ApiProperty({ type: String, description: 'Reason that it is kept: a Swedish sentence.' })
  reason: string;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Last day, where it is known.' })
  until: string | null;
}

export class PersonalDataDto {
  @ApiProperty({ type: String })
  email: string;

  @ApiProperty({ type: SubscriberDto, nullable: true })
  subscription: SubscriberDto | null;

  @ApiProperty({ type: [ConsentEntryDto], description: 'Oldest first.' })
  consents: ConsentEntryDto[];

  @ApiProperty({ type: [String], description: 'Times of opt-in mails in the last day.' })
  opt_in_mails: string[];

  @ApiProperty({ type: String, nullable: true, description: 'Reason that the address is not mailed.' })
  suppression: string | null;

  @ApiProperty({ type: PreferencesDto, nullable: true, description: 'What the subscriber chose to get.' })
  preferences: PreferencesDto | null;

  @ApiProperty({ type: [ReceivedLetterDto], description: 'Oldest first.' })
  letters: ReceivedLetterDto[];

  @ApiProperty({ type: [HeldMessageDto] })
  messages: HeldMessageDto[];

  @ApiProperty({ type: [HeldNotifyEntryDto] })
  notify_entries: HeldNotifyEntryDto[];

  @ApiProperty({ type: [HeldOrderDto] })
  orders: HeldOrderDto[];

  @ApiProperty({ type: [HeldWithdrawalDto] })
  withdrawals: HeldWithdrawalDto[];

  @ApiProperty({ type: [HeldMailDto] })
  mails: HeldMailDto[];

  @ApiProperty({ type: HeldAccountDto, nullable: true, description: 'Account of the admin.' })
  account: HeldAccountDto | null;

  @ApiProperty({ type: [HeldEventDto], description: 'Audit log of the data, newest first.' })
  events: HeldEventDto[];

  @ApiProperty({ type: [KeptKindDto], description: 'Data that an erasure would keep, and why.' })
  kept: KeptKindDto[];
}

export class ErasureReceiptDto {
  @ApiProperty({ type: String })
  email: string;

  @ApiProperty({ type: String, format: 'date-time' })
  erased_at: string;

  @ApiProperty({ type: [CountedKindDto] })
  erased: CountedKindDto[];

  @ApiProperty({ type: [KeptKindDto] })
  kept: KeptKindDto[];

  @ApiProperty({ type: Boolean })
  is_mailed: boolean;
}
