export { NewsletterUnsubscribePage as Component } from './newsletter-unsubscribe-page';
