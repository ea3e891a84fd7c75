export { loadSwedishDay as loader } from '../../features/legal/use-swedish-day';
export { TermsPage as Component } from './terms-page';
