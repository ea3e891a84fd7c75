export { CheckoutPage as Component } from './checkout-page';
export { loadCheckout as loader } from './checkout.queries';
