export { NotifyTab as Panel } from './notify-tab';
