export { OrdersTab as Panel } from './orders-tab';
