export { loadSwedishDay as loader } from '../../features/legal/use-swedish-day';
export { AccessibilityPage as Component } from './accessibility-page';
