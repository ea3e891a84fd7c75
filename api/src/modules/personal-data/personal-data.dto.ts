import { IsFlag, IsMailAddress, IsText } from '../../contract/request-fields';
import {
  Day,
  Flag,
  Integer,
  ListOf,
  Nested,
  OneOf,
  SomeOf,
  Text,
  Timestamp,
} from '../../contract/response-fields';
import { MessageReplyDto } from '../contact/contact.dto';
import { MESSAGE_STATUSES, type MessageStatus } from '../contact/contact.entity';
import { MAIL_STATUSES, type MailStatus } from '../mail/mail.entity';
import { PreferencesDto } from '../newsletter/newsletter.dto';
import { ConsentEntryDto, ReceivedLetterDto, SubscriberDto } from '../newsletter/subscribers.dto';
import { NOTIFY_PURPOSES, type NotifyPurpose } from '../notify/notify-entry.entity';
import { OrderDto } from '../orders/orders.dto';
import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '../orders/withdrawal.entity';

export class AddressDto {
  @IsMailAddress() email: string;
}

export class EraseDto extends AddressDto {
  @IsFlag('Svara ja eller nej om kvittot.', 'Whether the receipt is also mailed to the address.')
  is_receipt_mailed: boolean;
}

/** Rows that name an address. */
export const PERSON_KINDS = ['subscriber', 'message', 'order', 'withdrawal', 'notify-entry'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export class SearchPeopleDto {
  @IsText(
    {
      trim: true,
      min: [2, 'Skriv minst två tecken.'],
      max: [200, 'Sökningen är för lång.'],
    },
    'Skriv en adress eller ett namn.',
  )
  text: string;
}

export class PersonDto {
  @Text() email: string;
  @Text('Empty where none is known.') name: string;
  @OneOf(PERSON_KINDS, 'Kind of the row that names the person in an address of a page.') kind: PersonKind;
  @Text('Of that row.') id: string;
  @SomeOf(PERSON_KINDS, 'Kinds of rows that were found.') kinds: PersonKind[];
}

export class PeopleDto {
  @ListOf(PersonDto, 'In the order of their addresses.') people: PersonDto[];
  @Flag('Whether more were found than are listed.') has_more: boolean;
}

export class HeldMessageDto {
  @Text() id: string;
  @Text() name: string;
  @Text() message: string;
  @Timestamp({ nullable: true }) health_consent_at: Date | null;
  @OneOf(MESSAGE_STATUSES) status: MessageStatus;
  @Timestamp() created_at: Date;
  @ListOf(MessageReplyDto, 'Oldest first.') replies: MessageReplyDto[];
}

export class HeldNotifyEntryDto {
  @Text() id: string;
  @OneOf(NOTIFY_PURPOSES) purpose: NotifyPurpose;
  @Timestamp() created_at: Date;
  @Timestamp({ nullable: true }) confirmed_at: Date | null;
}

export class HeldOrderDto extends OrderDto {
  @Text() id: string;
}

export class HeldWithdrawalDto {
  @Text() id: string;
  @Text() reference: string;
  @Text() name: string;
  @Text('As it was typed.') order: string;
  @Text({ nullable: true }) order_id: string | null;
  @OneOf(WITHDRAWAL_STATUSES) status: WithdrawalStatus;
  @Timestamp() created_at: Date;
}

export class HeldReviewDto {
  @Text() id: string;
  @Text('Of the reviewer.') name: string;
  @Text() workplace: string;
  @Text('Of the text that was sent to them.') title: string;
  @Timestamp() sent_at: string;
}

export class HeldMailDto {
  @Text('Kind of mail.') template: string;
  @Text() subject: string;
  @OneOf(MAIL_STATUSES) status: MailStatus;
  @Timestamp() created_at: Date;
}

export class HeldAccountDto {
  @Text() username: string;
  @Text() name: string;
  @Text() role: string;
  @Timestamp() created_at: Date;
}

export class HeldEventDto {
  @Timestamp() at: Date;
  @Text('Name of the call, as in this document.') action: string;
  @Text() outcome: string;
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
  'reviews',
  'mails',
  'account',
  'events',
] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

export class CountedKindDto {
  @OneOf(HELD_KINDS) kind: HeldKind;
  @Text('In Swedish.') label: string;
  @Integer() count: number;
}

export class KeptKindDto extends CountedKindDto {
  @Text('Reason that it is kept: a Swedish sentence.') reason: string;
  @Day({ nullable: true, description: 'Last day, where it is known.' }) until: string | null;
}

export class KindPeriodDto {
  @OneOf(HELD_KINDS) kind: HeldKind;
  @Text('How long it is kept: a Swedish sentence of the privacy policy.') text: string;
}

export class PersonalDataDto {
  @Text() email: string;
  @Nested(SubscriberDto, { nullable: true }) subscription: SubscriberDto | null;
  @ListOf(ConsentEntryDto, 'Oldest first.') consents: ConsentEntryDto[];
  @ListOf(String, 'Times of opt-in mails in the last day.') opt_in_mails: Date[];
  @Text({ nullable: true, description: 'Reason that the address is not mailed.' }) suppression: string | null;

  @Nested(PreferencesDto, { nullable: true, description: 'What the subscriber chose to get.' })
  preferences: PreferencesDto | null;

  @ListOf(ReceivedLetterDto, 'Oldest first.') letters: ReceivedLetterDto[];
  @ListOf(HeldMessageDto) messages: HeldMessageDto[];
  @ListOf(HeldNotifyEntryDto) notify_entries: HeldNotifyEntryDto[];
  @ListOf(HeldOrderDto) orders: HeldOrderDto[];
  @ListOf(HeldWithdrawalDto) withdrawals: HeldWithdrawalDto[];
  @ListOf(HeldReviewDto, 'Sent to the address by a link.') reviews: HeldReviewDto[];
  @ListOf(HeldMailDto) mails: HeldMailDto[];

  @Nested(HeldAccountDto, { nullable: true, description: 'Account of the admin.' })
  account: HeldAccountDto | null;

  @ListOf(HeldEventDto, 'Audit log of the data, newest first.') events: HeldEventDto[];
  @ListOf(KindPeriodDto, 'How long the held data are kept.') periods: KindPeriodDto[];
  @ListOf(KeptKindDto, 'Data that an erasure would keep, and why.') kept: KeptKindDto[];
}

export class ErasureReceiptDto {
  @Text() email: string;
  @Timestamp() erased_at: Date;
  @ListOf(CountedKindDto) erased: CountedKindDto[];
  @ListOf(KeptKindDto) kept: KeptKindDto[];
  @Flag() is_mailed: boolean;
}
