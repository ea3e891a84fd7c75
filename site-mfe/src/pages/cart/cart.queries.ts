import { loadProducts } from '../../shop/products';

export const loader = () => loadProducts();
