export { loadSwedishDay as loader } from '../../features/legal-figures/use-swedish-day';
export { AccessibilityPage as Component } from './accessibility-page';
