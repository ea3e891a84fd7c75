import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageDto, PaginationDto } from '../../common/pagination';
import { MAIL_STATUSES, type MailStatus } from './mail.entity';

export class OutboxQueryDto extends PageDto {
  @ApiPropertyOptional({ enum: MAIL_STATUSES })
  @IsIn(MAIL_STATUSES, { message: 'Status ska vara i kö, skickat eller misslyckat.' })
  @IsOptional()
  status?: MailStatus;
}

export class OutboxMailRowDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  recipient: string;

  @ApiProperty({ type: String, description: 'Kind of mail.' })
  template: string;

  @ApiProperty({ type: String })
  subject: string;

  @ApiProperty({ enum: MAIL_STATUSES })
  status: MailStatus;

  @ApiProperty({ type: Number })
  attempts: number;

  @ApiProperty({ type: String, nullable: true })
  last_error: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was sent or failed.',
  })
  finished_at: string | null;
}

export class OutboxMailDto extends OutboxMailRowDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null when a mail server is configured, and after it was sent or failed.',
  })
  text: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'As `text`.' })
  html: string | null;
}

export class OutboxMailsDto {
  @ApiProperty({ type: [OutboxMailRowDto] })
  mails: OutboxMailRowDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
