export { loadSwedishDay as loader } from '../../features/legal-figures/use-swedish-day';
export { PrivacyPage as Component } from './privacy-page';
