export { loadSwedishDay as loader } from '../../features/legal-figures/use-swedish-day';
export { TermsPage as Component } from './terms-page';
