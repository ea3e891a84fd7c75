import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { trimmed } from '../../common/fields';
import { IsMailAddress } from '../../common/mail-address';
import { PaginationDto } from '../../common/pagination';
import { IsQuotable } from '../../common/quotable';
import { SearchQueryDto } from '../../common/search';
import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from './withdrawal.entity';

const UNKNOWN_STATUS = { message: 'Status ska vara mottaget eller hanterat.' };

export class WithdrawDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 100 })
  @IsQuotable('Skriv ditt namn på en rad, utan webbadresser.')
  @MaxLength(100, { message: 'Namnet får vara högst 100 tecken.' })
  @MinLength(1, { message: 'Ange ditt namn.' })
  @IsString({ message: 'Ange ditt namn.' })
  @trimmed()
  name: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: 100, description: 'As the customer typed it.' })
  @IsQuotable('Skriv ordernumret, eller vad du beställde, på en rad och utan webbadresser.')
  @MaxLength(100, { message: 'Ordernumret får vara högst 100 tecken.' })
  @MinLength(1, { message: 'Ange ordernumret, eller vad du beställde.' })
  @IsString({ message: 'Ange ordernumret, eller vad du beställde.' })
  @trimmed()
  order: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @IsMailAddress()
  email: string;
}

export class WithdrawalReceiptDto {
  @ApiProperty({ type: String, description: 'Readable reference: `AN-7KQ4-M2XP`.' })
  reference: string;

  @ApiProperty({ type: String, format: 'date-time' })
  received_at: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String })
  order: string;

  @ApiProperty({ type: String })
  email: string;

  @ApiProperty({ type: Boolean, description: 'Whether an order of that number and address was found.' })
  is_order_found: boolean;

  @ApiProperty({ type: String, description: 'A Swedish sentence about the next step.' })
  message: string;

  @ApiProperty({
    type: Boolean,
    description: 'Whether a copy is mailed: always.',
  })
  is_mailed: boolean;
}

export class WithdrawalsQueryDto extends SearchQueryDto {
  @ApiPropertyOptional({ enum: WITHDRAWAL_STATUSES })
  @IsIn(WITHDRAWAL_STATUSES, UNKNOWN_STATUS)
  @IsOptional()
  status?: WithdrawalStatus;
}

export class ChangeWithdrawalDto {
  @ApiProperty({ enum: WITHDRAWAL_STATUSES })
  @IsIn(WITHDRAWAL_STATUSES, UNKNOWN_STATUS)
  status: WithdrawalStatus;
}

export class WithdrawalDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  reference: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String })
  email: string;

  @ApiProperty({ type: String, description: 'As it was typed.' })
  order: string;

  @ApiProperty({ type: String, nullable: true, description: 'Id of the order that was found.' })
  order_id: string | null;

  @ApiProperty({ enum: WITHDRAWAL_STATUSES })
  status: WithdrawalStatus;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export class WithdrawalListDto {
  @ApiProperty({ type: [WithdrawalDto] })
  withdrawals: WithdrawalDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
