export { NewsletterTab as Panel } from './newsletter-tab';
