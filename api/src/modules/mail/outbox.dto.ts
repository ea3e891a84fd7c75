import { PaginationDto } from '../../contract/pagination';
import { IsOneOf } from '../../contract/request-fields';
import { ListOf, Nested, Numeric, OneOf, Text, Timestamp } from '../../contract/response-fields';
import { SearchQueryDto } from '../../contract/search';
import { MAIL_STATUSES, type MailStatus } from './mail.entity';

export class OutboxQueryDto extends SearchQueryDto {
  @IsOneOf(MAIL_STATUSES, 'Status ska vara i kö, skickat eller misslyckat.', { required: false })
  status?: MailStatus;
}

export class OutboxMailRowDto {
  @Text() id: string;
  @Text() recipient: string;
  @Text('Kind of mail.') template: string;
  @Text() subject: string;
  @OneOf(MAIL_STATUSES) status: MailStatus;
  @Numeric() attempts: number;
  @Text({ nullable: true }) last_error: string | null;
  @Timestamp() created_at: Date;
  @Timestamp({ nullable: true, description: 'When it was sent or failed.' }) finished_at: Date | null;
}

export class OutboxMailDto extends OutboxMailRowDto {
  @Text({
    nullable: true,
    description: 'Null when a mail server is configured, and after it was sent or failed.',
  })
  text: string | null;

  @Text({ nullable: true, description: 'As `text`.' }) html: string | null;
}

export class OutboxMailsDto {
  @ListOf(OutboxMailRowDto) mails: OutboxMailRowDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}
