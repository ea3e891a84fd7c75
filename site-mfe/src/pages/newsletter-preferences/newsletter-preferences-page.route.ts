export { NewsletterPreferencesPage as Component } from './newsletter-preferences-page';
