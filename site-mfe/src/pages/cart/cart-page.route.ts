export { CartPage as Component } from './cart-page';
export { loadCart as loader } from './cart.queries';
