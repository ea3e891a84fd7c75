import type { EntityManager } from 'typeorm';
import { OrderEntity } from '../orders/order.entity';

/** The orders of an address that were paid, newest first. @param ids the only ones; null for all. */
export function findBought(
  manager: EntityManager,
  email: string,
  ids: string[] | null,
): Promise<OrderEntity[]> {
  const query = manager
    .createQueryBuilder(OrderEntity, 'o')
    .where('o.email = :email AND o.confirmedAt IS NOT NULL AND o.receiptNumber IS NOT NULL', { email });
  if (ids) query.andWhere('o.id = ANY (:ids)', { ids });
  return query.orderBy('o.id', 'DESC').getMany();
}

export async function markOpened(manager: EntityManager, orderId: string): Promise<void> {
  await manager.query(`UPDATE orders SET opened_at = now() WHERE id = $1 AND opened_at IS NULL`, [orderId]);
}

/** Every way to the purchases of an address; with another address of an order, also those. */
export async function deleteAccesses(manager: EntityManager, email: string): Promise<void> {
  await manager.query(`DELETE FROM purchase_accesses WHERE email = $1`, [email]);
}
