import { loadProducts } from '../../shop/products';
import { loadSwedishDay, type DayData } from '../../features/legal/use-swedish-day';

export { TermsPage as Component } from './terms-page';

export async function loader(): Promise<DayData> {
  const { list } = await loadProducts();
  return { ...loadSwedishDay(), methods: list?.checkout.methods };
}
