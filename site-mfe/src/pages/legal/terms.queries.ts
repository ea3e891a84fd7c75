import { loadProducts } from '../../shop/products';
import { loadSwedishDay, type DayData } from '../../features/legal/use-swedish-day';

export async function loader(): Promise<DayData> {
  const { list } = await loadProducts();
  return { ...loadSwedishDay(), methods: list?.checkout.methods };
}
