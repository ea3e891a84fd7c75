import { adminOrderPath, adminTabPath } from '@stillsam/paths';
import { useParams } from 'react-router-dom';
import { DetailPage, Loaded } from '../../detail/detail-page';
import { OrderView } from './components/order-view';
import { ORDER_COPY } from './order.copy';
import { useOrder } from './order.queries';

/** One purchase: what happened to it, and what can be done about it. */
function OrderPage() {
  const { id = '' } = useParams();
  return (
    <DetailPage copy={ORDER_COPY} path={adminOrderPath(id)} backTo={adminTabPath('kop')} area="orders">
      <ExistingOrder key={id} id={id} />
    </DetailPage>
  );
}

function ExistingOrder({ id }: { id: string }) {
  return (
    <Loaded copy={ORDER_COPY} backTo={adminTabPath('kop')} result={useOrder(id)}>
      {(order) => <OrderView order={order} />}
    </Loaded>
  );
}

export { OrderPage as Component };
