import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { lockById } from '../../database/lock-by-id';
import { takePage, toPagination } from '../../contract/pagination';
import { containing } from '../../contract/search';
import { Database } from '../../database/database';
import { NEXT_STATUSES, OrderEntity, type OrderStatus } from './order.entity';
import { toOrder } from './order.mapper';
import type { AdminOrderDto, OrderListDto, OrdersQueryDto } from './orders.dto';
import { orderNotFound, statusNotPossible } from './orders.errors';
import { WithdrawalEntity } from './withdrawal.entity';

/** Orders for admins. */
@Injectable()
export class AdminOrdersService {
  constructor(private readonly database: Database) {}

  /** Newest first; the search covers number and address. */
  async list({ page, limit, status, search }: OrdersQueryDto): Promise<OrderListDto> {
    const query = this.database.repository(OrderEntity).createQueryBuilder('o');
    if (status) query.andWhere('o.status = :status', { status });
    if (search?.trim())
      query.andWhere('(o.number ILIKE :pattern OR o.email ILIKE :pattern)', {
        pattern: containing(search.trim()),
      });
    const [rows, totalCount] = await takePage(query.orderBy('o.id', 'DESC'), page, limit);
    return { orders: await this.#describe(rows), pagination: toPagination(page, limit, totalCount) };
  }

  /** Does nothing when the order has the status already. @throws DomainError 404, 409 ORDER_STATUS_CONFLICT. */
  async change(id: string, status: OrderStatus): Promise<AdminOrderDto> {
    const changed = await this.database.transaction(async (manager) => {
      const order = await lockById(manager, OrderEntity, id);
      if (!order) throw orderNotFound();
      if (order.status === status) return order;
      if (!NEXT_STATUSES[order.status].includes(status)) throw statusNotPossible();
      return manager.save(Object.assign(order, { status, updatedAt: new Date() }));
    });
    const [described] = await this.#describe([changed]);
    if (!described) throw orderNotFound();
    return described;
  }

  async #describe(orders: OrderEntity[]): Promise<AdminOrderDto[]> {
    const withdrawals = await this.database
      .repository(WithdrawalEntity)
      .find({ where: { orderId: In(orders.map(({ id }) => id)) }, order: { id: 'ASC' } });
    return orders.map((order) => ({
      id: order.id,
      ...toOrder(order),
      updated_at: order.updatedAt.toISOString(),
      withdrawals: withdrawals
        .filter(({ orderId }) => orderId === order.id)
        .map(({ reference }) => reference),
      next_statuses: [...NEXT_STATUSES[order.status]],
    }));
  }
}
