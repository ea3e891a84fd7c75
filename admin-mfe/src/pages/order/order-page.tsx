import { adminOrderPath, adminTabPath } from '@stillsam/paths';
import { useParams } from 'react-router-dom';
import { DetailPage, Loaded } from '../../detail/detail-page';
import { OrderView } from './components/order-view';
import { ORDER_COPY } from './order.copy';
import { useOrder } from './order.queries';

/** One purchase: what happened to it, and what can be done about it. */
function OrderPage() {
  const { id = '' } = useParams();
  const result = useOrder(id);
  const list = adminTabPath('kop');
  const title = result.data ? ORDER_COPY.named(result.data.number) : ORDER_COPY.title;
  return (
    <DetailPage
      copy={{ ...ORDER_COPY, title }}
      path={adminOrderPath(id)}
      backTo={list}
      area="orders"
      result={result}
    >
      <Loaded key={id} copy={ORDER_COPY} backTo={list} result={result}>
        {(order) => <OrderView order={order} />}
      </Loaded>
    </DetailPage>
  );
}

export { OrderPage as Component };
