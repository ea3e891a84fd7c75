import { useState, type ReactNode } from 'react';
import { ListChoice, ListFilters, ListSearch } from '../../../features/list/list-filters';
import { List } from '../../../features/list/list';
import { ListTab, ListTools } from '../../../features/list/list-tab';
import { useListAddress } from '../../../features/list/use-list-address';
import { OrderDialog } from './order-dialog';
import { ordersColumns } from './orders-columns';
import { ORDERS_COPY } from './orders.copy';
import { useOrders, type Order } from './orders.queries';
import { ORDER_FILTERS, readOrdersQuery } from './orders-query.logic';

const STATUS_OPTIONS = ORDER_FILTERS.map((value) => ({ value, label: ORDERS_COPY.status[value] }));

/** The list of orders. @param views the switch between this list and the withdrawals. */
export function OrdersPanel({ views }: { views: ReactNode }) {
  const address = useListAddress(readOrdersQuery);
  const orders = useOrders(address.query);
  const [opened, setOpened] = useState<Order | null>(null);
  return (
    <ListTab>
      {views}
      <ListTools>
        <ListFilters>
          <ListSearch label={ORDERS_COPY.search} value={address.query.search} onChange={address.change} />
          <ListChoice
            label={ORDERS_COPY.statusFilter}
            value={address.query.status}
            options={STATUS_OPTIONS}
            onChange={(status) => address.change({ status })}
          />
        </ListFilters>
      </ListTools>
      <List
        label={ORDERS_COPY.orders}
        texts={ORDERS_COPY.list}
        count={ORDERS_COPY.count}
        address={address}
        result={orders}
        rows={orders.data?.orders}
        columns={ordersColumns(setOpened)}
      />
      <OrderDialog order={opened} onChanged={setOpened} onClose={() => setOpened(null)} />
    </ListTab>
  );
}
