export { AccessibilityButton } from './accessibility-button';
export { AccessibilityHost } from './accessibility-host';
