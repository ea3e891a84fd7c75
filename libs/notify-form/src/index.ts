export { NotifyForm, type NotifyFormProps } from './notify-form';
export type { NotifyPurpose } from './notify-call';
