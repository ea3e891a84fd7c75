import type { OrderEntity } from './order.entity';
import type { OrderDto } from './orders.dto';

/** An order for its customer. */
export function toOrder(order: OrderEntity): OrderDto {
  const { number, status, email, lines, vat, totalOre, terms, waiver, createdAt } = order;
  return {
    number,
    status,
    email,
    lines,
    vat,
    total_ore: totalOre,
    terms,
    waiver,
    created_at: createdAt.toISOString(),
  };
}
