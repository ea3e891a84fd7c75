export { MessagesTab as Panel } from './messages-tab';
