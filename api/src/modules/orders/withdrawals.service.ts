import { Inject, Injectable } from '@nestjs/common';
import { isId } from '../../common/ids';
import { takePage, toPagination } from '../../common/pagination';
import { containing } from '../../common/search';
import { Database } from '../../database/database';
import { MailService } from '../mail/mail.service';
import { mayBeMailed } from './mail-allowance';
import { makeNumber } from './numbers';
import { OrderEntity } from './order.entity';
import { withdrawalNotFound } from './orders.errors';
import { withdrawalMail } from './orders.mails';
import { WithdrawalEntity, type WithdrawalStatus } from './withdrawal.entity';
import type {
  WithdrawalDto,
  WithdrawalListDto,
  WithdrawalReceiptDto,
  WithdrawalsQueryDto,
  WithdrawDto,
} from './withdrawals.dto';

const FOUND =
  'Vi återkommer inom två arbetsdagar, och har du betalat får du pengarna tillbaka inom 14 dagar.';
const NOT_FOUND =
  'Vi hittade ingen beställning med det numret och den adressen, men anmälan gäller från nu. ' +
  'Vi letar upp köpet och återkommer inom två arbetsdagar.';

/** The withdrawal function: a message that counts from when it was sent, whatever it names. */
@Injectable()
export class WithdrawalsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(MailService) private readonly mails: MailService,
  ) {}

  async receive({ name, order, email }: WithdrawDto): Promise<WithdrawalReceiptDto> {
    return this.database.transaction(async (manager) => {
      const number = order.replace(/\s/g, '').toUpperCase();
      const found = await manager.findOneBy(OrderEntity, { number, email });
      const reference = makeNumber('AN');
      const stored = await manager.save(
        manager.create(WithdrawalEntity, {
          reference,
          name,
          email,
          orderNumber: order,
          orderId: found?.id ?? null,
          status: 'received',
        }),
      );
      const message = found ? FOUND : NOT_FOUND;
      const isMailed = await mayBeMailed(manager, email, withdrawalMail.name);
      const receivedAt = stored.createdAt;
      if (isMailed)
        await this.mails.enqueue(manager, {
          to: email,
          template: withdrawalMail,
          data: { reference, name, order, receivedAt, message },
        });
      return {
        reference,
        received_at: receivedAt.toISOString(),
        name,
        order,
        email,
        is_order_found: found !== null,
        message,
        is_mailed: isMailed,
      };
    });
  }

  /** Newest first; the search is in everything that was typed, and in the reference. */
  async list({ page, limit, status, search }: WithdrawalsQueryDto): Promise<WithdrawalListDto> {
    const query = this.database.repository(WithdrawalEntity).createQueryBuilder('w');
    if (status) query.andWhere('w.status = :status', { status });
    if (search?.trim())
      query.andWhere(
        '(w.reference ILIKE :pattern OR w.name ILIKE :pattern OR w.email ILIKE :pattern OR w.orderNumber ILIKE :pattern)',
        { pattern: containing(search.trim()) },
      );
    const [rows, totalCount] = await takePage(query.orderBy('w.id', 'DESC'), page, limit);
    return { withdrawals: rows.map(toWithdrawal), pagination: toPagination(page, limit, totalCount) };
  }

  /** @throws DomainError 404 WITHDRAWAL_NOT_FOUND. */
  async change(id: string, status: WithdrawalStatus): Promise<WithdrawalDto> {
    return this.database.transaction(async (manager) => {
      const withdrawal = isId(id)
        ? await manager.findOne(WithdrawalEntity, { where: { id }, lock: { mode: 'pessimistic_write' } })
        : null;
      if (!withdrawal) throw withdrawalNotFound();
      return toWithdrawal(await manager.save(Object.assign(withdrawal, { status })));
    });
  }
}

function toWithdrawal(withdrawal: WithdrawalEntity): WithdrawalDto {
  const { id, reference, name, email, orderNumber, orderId, status, createdAt } = withdrawal;
  return {
    id,
    reference,
    name,
    email,
    order: orderNumber,
    order_id: orderId,
    status,
    created_at: createdAt.toISOString(),
  };
}
