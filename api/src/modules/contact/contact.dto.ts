import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { mayBeAbsent } from '../../contract/fields';
import { PaginationDto } from '../../contract/pagination';
import { IsQuotable } from '../../contract/quotable';
import { IsMailAddress, IsOneOf, IsText } from '../../contract/request-fields';
import { Flag, ListOf, Nested, Numeric, OneOf, Text, Timestamp } from '../../contract/response-fields';
import { SearchQueryDto } from '../../contract/search';
import { MAIL_STATUSES, type MailStatus } from '../mail/mail.entity';
import { MESSAGE_STATUSES, type MessageStatus } from './contact.entity';

const UNKNOWN_STATUS = 'Status ska vara oläst, läst eller besvarat.';

export class ContactDto {
  @IsQuotable('Skriv ditt namn på en rad, utan webbadresser.')
  @IsText({ trim: true, min: 1, max: [100, 'Namnet får vara högst 100 tecken.'] }, 'Ange ditt namn.')
  name: string;

  @IsMailAddress() email: string;

  @IsText(
    { trim: true, min: 1, max: [5000, 'Meddelandet får vara högst 5 000 tecken.'] },
    'Skriv ett meddelande.',
  )
  message: string;

  @IsBoolean({ message: 'Samtycket ska vara ja eller nej.' })
  // A native form sends text.
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value))
  @mayBeAbsent()
  @Flag({ required: false, description: 'Consent to reading what the message says about health.' })
  health_consent?: boolean;
}

export class ContactReceiptDto {
  @Timestamp() received_at: Date;
}

export class MessagesQueryDto extends SearchQueryDto {
  @IsOneOf(MESSAGE_STATUSES, UNKNOWN_STATUS, { required: false }) status?: MessageStatus;
}

export class ChangeMessageDto {
  @IsOneOf(MESSAGE_STATUSES, UNKNOWN_STATUS) status: MessageStatus;
}

export class MessageDto {
  @Text() id: string;
  @Text() name: string;
  @Text() email: string;
  @Text() message: string;

  @Timestamp({
    nullable: true,
    description: 'When the sender consented to our reading about their health; null without consent.',
  })
  health_consent_at: Date | null;

  @OneOf(MESSAGE_STATUSES) status: MessageStatus;
  @Timestamp() created_at: Date;
}

export class MessageReplyDto {
  @Text() text: string;
  @Text('Who answered.') author_name: string;

  @OneOf(MAIL_STATUSES, { nullable: true, description: 'State of its mail; null once that is purged.' })
  mail_status: MailStatus | null;

  @Timestamp() created_at: Date;
}

export class MessageDetailDto extends MessageDto {
  @ListOf(MessageReplyDto, 'Oldest first.') replies: MessageReplyDto[];
  @Timestamp('When message and replies are deleted.') kept_until: Date;
}

export class ReplyDto {
  @IsText({ trim: true, min: 1, max: [10_000, 'Svaret får vara högst 10 000 tecken.'] }, 'Skriv ett svar.')
  text: string;
}

export class MessageListDto {
  @ListOf(MessageDto) messages: MessageDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
  @Numeric('Unread messages, whatever the filter.') unread_count: number;
}
