import { loadProducts } from '../../shop/products';
import { loadSwedishDay, type DayData } from '../../features/legal/use-swedish-day';

export interface TermsData extends DayData {
  /** Ids of the payment methods that are switched on; undefined where the API failed. */
  methods?: readonly string[];
}

export async function loader(): Promise<TermsData> {
  const { list } = await loadProducts();
  return { ...loadSwedishDay(), methods: list?.checkout.methods };
}
