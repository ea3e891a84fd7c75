export { loadSwedishDay as loader } from '../../features/legal/use-swedish-day';
export { ContactPage as Component } from './contact-page';
