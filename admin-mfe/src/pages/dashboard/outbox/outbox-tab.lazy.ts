export { OutboxTab as Panel } from './outbox-tab';
