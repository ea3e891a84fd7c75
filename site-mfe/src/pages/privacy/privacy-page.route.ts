export { loadSwedishDay as loader } from '../../features/legal/use-swedish-day';
export { PrivacyPage as Component } from './privacy-page';
