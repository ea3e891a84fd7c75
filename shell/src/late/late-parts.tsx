/** What the layout needs when the page is at rest: one chunk, so that its components and styles come once. */
export { ConsentCenter } from '../consent/consent-center';
export { FooterCrisisCard } from '../layout/footer/footer-crisis-card';
export { FooterNewsletter } from '../layout/footer/footer-newsletter';
export { CookieSettings } from '../pages/cookie-settings/cookie-settings';
