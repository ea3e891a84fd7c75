export { NewsletterConfirmPage as Component } from './newsletter-confirm-page';
