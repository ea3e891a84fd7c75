export { countLetterVisit } from './count-letter-visit';
export { NewsletterForm, type NewsletterFormProps } from './newsletter-form';
export { NEWSLETTER_COPY } from './newsletter.copy';
