import { loadProducts } from '../../shop/products';

export { CartPage as Component } from './cart-page';

export const loader = () => loadProducts();
