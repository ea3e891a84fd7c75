import { PaginationDto } from '../../contract/pagination';
import { mayBeAbsent } from '../../contract/fields';
import { IsQuotable } from '../../contract/quotable';
import { IsMailAddress, IsOneOf, IsText } from '../../contract/request-fields';
import {
  Describe,
  Flag,
  Integer,
  ListOf,
  Nested,
  OneOf,
  Text,
  Timestamp,
} from '../../contract/response-fields';
import { SearchQueryDto } from '../../contract/search';
import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from './withdrawal.entity';

const UNKNOWN_STATUS = 'Status ska vara mottaget eller hanterat.';

export class WithdrawDto {
  @IsQuotable('Skriv ditt namn på en rad, utan webbadresser.')
  @IsText({ trim: true, min: 1, max: [100, 'Namnet får vara högst 100 tecken.'] }, 'Ange ditt namn.')
  name: string;

  @IsQuotable('Skriv ordernumret, eller vad du beställde, på en rad och utan webbadresser.')
  @Describe('As the customer typed it.')
  @IsText(
    { trim: true, min: 1, max: [100, 'Ordernumret får vara högst 100 tecken.'] },
    'Ange ordernumret, eller vad du beställde.',
  )
  order: string;

  @IsMailAddress() email: string;
}

export class WithdrawalReceiptDto {
  @Text('Readable reference: `AN-7KQ4-M2XP`.') reference: string;
  @Timestamp() received_at: Date;
  @Text() name: string;
  @Text() order: string;
  @Text() email: string;
  @Flag('Whether an order of that number and address was found.') is_order_found: boolean;
  @Text('A Swedish sentence about the next step.') message: string;

  @Flag('Whether a copy is mailed; false when the recipient got too many without a known order.')
  is_mailed: boolean;
}

export class WithdrawalsQueryDto extends SearchQueryDto {
  @IsOneOf(WITHDRAWAL_STATUSES, UNKNOWN_STATUS, { required: false }) status?: WithdrawalStatus;
}

export class ChangeWithdrawalDto {
  @IsOneOf(WITHDRAWAL_STATUSES, UNKNOWN_STATUS) status: WithdrawalStatus;

  @Describe('How and when the money went back outside the shop; needed to handle it while money is owed.')
  @mayBeAbsent()
  @IsText(
    { trim: true, min: 1, max: [200, 'Skriv högst 200 tecken.'], required: false },
    'Skriv hur och när pengarna betalades tillbaka.',
  )
  returned?: string;
}

export class WithdrawalDto {
  @Text() id: string;
  @Text() reference: string;
  @Text() name: string;
  @Text() email: string;
  @Text('As it was typed.') order: string;
  @Text({ nullable: true, description: 'Id of the order that was found.' }) order_id: string | null;
  @OneOf(WITHDRAWAL_STATUSES) status: WithdrawalStatus;
  @Timestamp() created_at: Date;

  @Timestamp({
    nullable: true,
    description: 'Last moment for the refund; null where nothing is to be returned any more.',
  })
  refund_before: Date | null;

  @Flag('Whether the order is a test; false without an order.') is_test: boolean;
  @Integer('What has gone back of its payment, in öre.') refunded_ore: number;
  @Integer('What is on its way back, in öre.') pending_ore: number;
  @Integer('The most of its order that can be returned now, in öre.') refundable_ore: number;
}

export class WithdrawalListDto {
  @ListOf(WithdrawalDto) withdrawals: WithdrawalDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}
