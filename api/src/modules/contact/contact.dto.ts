import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { trimmed } from '../../common/fields';
import { IsMailAddress } from '../../common/mail-address';
import { PaginationDto } from '../../common/pagination';
import { IsQuotable } from '../../common/quotable';
import { SearchQueryDto } from '../../common/search';
import { MESSAGE_STATUSES, type MessageStatus } from './contact-message.entity';

const UNKNOWN_STATUS = { message: 'Status ska vara oläst, läst eller besvarat.' };

export class ContactDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 100 })
  @IsQuotable('Skriv ditt namn på en rad, utan webbadresser.')
  @MaxLength(100, { message: 'Namnet får vara högst 100 tecken.' })
  @MinLength(1, { message: 'Ange ditt namn.' })
  @IsString({ message: 'Ange ditt namn.' })
  @trimmed()
  name: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @IsMailAddress()
  email: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: 5000 })
  @MaxLength(5000, { message: 'Meddelandet får vara högst 5 000 tecken.' })
  @MinLength(1, { message: 'Skriv ett meddelande.' })
  @IsString({ message: 'Skriv ett meddelande.' })
  @trimmed()
  message: string;
}

export class ContactReceiptDto {
  @ApiProperty({ type: String, format: 'date-time' })
  received_at: string;
}

export class MessagesQueryDto extends SearchQueryDto {
  @ApiPropertyOptional({ enum: MESSAGE_STATUSES })
  @IsIn(MESSAGE_STATUSES, UNKNOWN_STATUS)
  @IsOptional()
  status?: MessageStatus;
}

export class ChangeMessageDto {
  @ApiProperty({ enum: MESSAGE_STATUSES })
  @IsIn(MESSAGE_STATUSES, UNKNOWN_STATUS)
  status: MessageStatus;
}

export class MessageDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String })
  email: string;

  @ApiProperty({ type: String })
  message: string;

  @ApiProperty({ enum: MESSAGE_STATUSES })
  status: MessageStatus;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export class MessageListDto {
  @ApiProperty({ type: [MessageDto] })
  messages: MessageDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;

  @ApiProperty({ type: Number, description: 'Unread messages, whatever the filter.' })
  unread_count: number;
}
