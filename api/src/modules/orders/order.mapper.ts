import type { OrderEntity } from './order.entity';
import type { OrderDto } from './orders.dto';

/** An order for its customer. */
export function toOrder(order: OrderEntity): OrderDto {
  return {
    number: order.number,
    status: order.status,
    email: order.email,
    lines: order.lines,
    vat: order.vat,
    total_ore: order.totalOre,
    terms: order.terms,
    waiver: order.waiver,
    country: order.country,
    is_test: order.isTest,
    receipt_number: order.receiptNumber,
    created_at: order.createdAt,
    paid_at: order.confirmedAt,
  };
}
