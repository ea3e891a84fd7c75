import { IsCalendarDay, IsMailAddress, IsOneOf, IsText, IsWhole } from '../../contract/request-fields';
import { mayBeAbsent } from '../../contract/fields';
import { PaginationDto } from '../../contract/pagination';
import {
  Flag,
  Integer,
  ListOf,
  Nested,
  OneOf,
  SomeOf,
  Text,
  Timestamp,
} from '../../contract/response-fields';
import { SearchQueryDto } from '../../contract/search';
import { LEDGER_KINDS, type LedgerKind } from '../payments/ledger-entry.entity';
import {
  ATTEMPT_STATES,
  MONEY_PROBLEMS,
  type AttemptState,
  type MoneyProblem,
} from '../payments/payment-attempt.entity';
import {
  DISPUTE_STATES,
  type DisputeState,
  REFUND_CAUSES,
  REFUND_STATES,
  type RefundCause,
  type RefundState,
} from '../payments/payment-returns.entity';
import { ORDER_STATUSES, type OrderStatus } from './order.entity';
import { OrderDto } from './orders.dto';
import { WithdrawalDto } from './withdrawals.dto';

const MAX_NOTE = 2000;

/** What a person has to look at, in the order of urgency. */
export const NEEDS = ['dispute', 'money', 'withdrawal', 'refund_failed'] as const;
export type Need = (typeof NEEDS)[number];

export class OrdersQueryDto extends SearchQueryDto {
  @IsOneOf(ORDER_STATUSES, 'Status ska vara lagd, betald, utgången, återbetald eller ångrad.', {
    required: false,
  })
  state?: OrderStatus;

  @IsCalendarDay({ required: false, description: 'First day, in Sweden.' })
  from?: string;

  @IsCalendarDay({ required: false, description: 'Last day, in Sweden.' })
  to?: string;
}

export class AdminOrderDto extends OrderDto {
  @Text() id: string;
  @Timestamp() updated_at: Date;
  @SomeOf(NEEDS, 'What a person has to look at.') needs: Need[];
  @Integer('What was paid and not returned.') kept_ore: number;
  @Flag('Whether the buyer has withdrawn from it, also when that is handled.') is_withdrawn: boolean;
}

export class StrayMoneyDto {
  @Text() id: string;
  @OneOf([...MONEY_PROBLEMS, 'unknown'], 'unknown: a notice about a payment that no order has.')
  problem: MoneyProblem | 'unknown';
  @Text({ nullable: true, description: "The provider's name of the payment." }) ref: string | null;
  @Text({ nullable: true }) order_id: string | null;
  @Text({ nullable: true }) number: string | null;
  @Integer({ nullable: true }) ore: number | null;
  @Flag('Whether all of it was returned.') is_returned: boolean;
  @Flag('Whether an admin has marked it as handled.') is_handled: boolean;
  @Timestamp() at: Date;
}

export class OrderListDto {
  @ListOf(AdminOrderDto, 'Those that need a hand first, then newest first.') orders: AdminOrderDto[];
  @ListOf(StrayMoneyDto, 'Money without an order, newest first.') stray_money: StrayMoneyDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}

export class AttemptDto {
  @Integer() n: number;
  @Text() provider: string;
  @Text({ nullable: true }) ref: string | null;
  @OneOf(ATTEMPT_STATES) state: AttemptState;
  @Text({ nullable: true }) method: string | null;
  @OneOf(MONEY_PROBLEMS, { nullable: true }) problem: MoneyProblem | null;
  @Timestamp() created_at: Date;
  @Timestamp({ nullable: true }) final_at: Date | null;
}

export class LedgerEntryDto {
  @Timestamp() at: Date;
  @OneOf(LEDGER_KINDS) kind: LedgerKind;
  @Integer('Positive; its kind says in which direction.') ore: number;
  @Text({ nullable: true, description: 'Of the receipt or the credit note.' }) number: string | null;
  @Text() ref: string;
}

export class RefundDto {
  @Text() id: string;
  @Integer() ore: number;
  @OneOf(REFUND_STATES) state: RefundState;
  @OneOf(REFUND_CAUSES) cause: RefundCause;
  @Text({ nullable: true, description: 'Of the credit note.' }) number: string | null;
  @Timestamp() created_at: Date;
}

export class DisputeDto {
  @Text() ref: string;
  @Integer() ore: number;
  @OneOf(DISPUTE_STATES) state: DisputeState;
  @Timestamp({ nullable: true, description: 'Last moment for evidence.' }) due_at: Date | null;
}

export class TimelineEntryDto {
  @Timestamp() at: Date;
  @Text('placed, tried, paid, failed, opened, mailed, refunded, withdrawn, handled, disputed.') kind: string;
  @Text('A Swedish sentence.') text: string;
}

export class AdminOrderDetailDto extends AdminOrderDto {
  @Text() note: string;
  @Integer('The most that can be returned now.') refundable_ore: number;
  @ListOf(TimelineEntryDto, 'Oldest first.') timeline: TimelineEntryDto[];
  @ListOf(AttemptDto) attempts: AttemptDto[];
  @ListOf(LedgerEntryDto) ledger: LedgerEntryDto[];
  @ListOf(RefundDto) refunds: RefundDto[];
  @ListOf(WithdrawalDto) withdrawals: WithdrawalDto[];
  @ListOf(DisputeDto) disputes: DisputeDto[];
}

export class ChangeOrderDto {
  @mayBeAbsent()
  @IsText({ max: [MAX_NOTE, `Skriv högst ${MAX_NOTE} tecken.`], required: false }, 'Skriv en text.')
  note?: string;

  @Text({ required: false, format: 'email' }) @mayBeAbsent() @IsMailAddress() email?: string;
}

export class RefundRequestDto {
  @IsWhole({ min: [1, 'Beloppet ska vara minst 1 öre.'], type: 'integer' }, 'Ange beloppet i öre.')
  amount_ore: number;
}

export class SentAgainDto {
  @Text('In Swedish.') message: string;
}
