/** What the footer needs when the visitor comes near it: one chunk, so that its components and styles come once. */
export { FooterCrisisCard } from './footer-crisis-card';
export { FooterNewsletter } from './footer-newsletter';
