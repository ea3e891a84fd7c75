export { loadSwedishDay as loader } from '../../features/legal-figures/use-swedish-day';
export { ContactPage as Component } from './contact-page';
