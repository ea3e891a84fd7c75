import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { RequireArea } from '../auth/access';
import { OutboxReader } from './outbox-reader';
import { PaginationDto } from '../../contract/pagination';
import { IsOneOf } from '../../contract/request-fields';
import {
  Flag,
  Integer,
  ListOf,
  Nested,
  Numeric,
  OneOf,
  Text,
  Timestamp,
} from '../../contract/response-fields';
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

export class WaitingMailsDto {
  @Integer({ minimum: 1 }) count: number;
  @Timestamp({ description: 'When the oldest of them was written.' }) since: Date;
  @Flag('Whether a mail server is configured, which has not taken them.') has_server: boolean;
}

export class OutboxMailsDto {
  @Nested(WaitingMailsDto, {
    nullable: true,
    description: 'Queued for more than 15 minutes; null where none is.',
  })
  waiting: WaitingMailsDto | null;

  @ListOf(OutboxMailRowDto) mails: OutboxMailRowDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}

@ApiTags('outbox, admin')
@RequireArea('system')
@Controller('api/admin/outbox')
export class OutboxController {
  constructor(private readonly outbox: OutboxReader) {}

  /** Failed ones first, then what waits, the newest of each first; `search` is any part of the recipient. */
  @Get()
  @Answers(OutboxMailsDto)
  list(@Query() query: OutboxQueryDto): Promise<OutboxMailsDto> {
    return this.outbox.list(query);
  }

  @Get(':id')
  @Answers(OutboxMailDto)
  read(@Param('id') id: string): Promise<OutboxMailDto> {
    return this.outbox.read(id);
  }
}
