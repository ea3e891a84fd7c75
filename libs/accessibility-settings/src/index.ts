export { AccessibilityButton } from '@stillsam/ui';
export { AccessibilityHost } from './accessibility-host';
