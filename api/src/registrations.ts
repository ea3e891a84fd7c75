import { RATE_LIMITS_REGISTRATION } from './modules/rate-limits/rate-limits.registration';
import type { ModuleRegistration } from './module-registration';
import { ACCOUNTS_REGISTRATION } from './modules/accounts/accounts.registration';
import { AUDIT_REGISTRATION } from './modules/audit/audit.registration';
import { AUTH_REGISTRATION } from './modules/auth/auth.registration';
import { BLOG_REGISTRATION } from './modules/blog/blog.registration';
import { CAMPAIGNS_REGISTRATION } from './modules/campaigns/campaigns.registration';
import { CONTACT_REGISTRATION } from './modules/contact/contact.registration';
import { CRISIS_LINES_REGISTRATION } from './modules/crisis-lines/crisis-lines.registration';
import { MAIL_REGISTRATION } from './modules/mail/mail.registration';
import { MEDIA_REGISTRATION } from './modules/media/media.registration';
import { NARRATION_REGISTRATION } from './modules/narration/narration.registration';
import { NEWSLETTER_REGISTRATION } from './modules/newsletter/newsletter.registration';
import { NOTIFY_REGISTRATION } from './modules/notify/notify.registration';
import { ORDERS_REGISTRATION } from './modules/orders/orders.registration';
import { OVERVIEW_REGISTRATION } from './modules/overview/overview.registration';
import { PAYMENTS_REGISTRATION } from './modules/payments/payments.registration';
import { PERSONAL_DATA_REGISTRATION } from './modules/personal-data/personal-data.registration';
import { READINGS_REGISTRATION } from './modules/readings/readings.registration';
import { REVIEWS_REGISTRATION } from './modules/reviews/reviews.registration';
import { SETTINGS_REGISTRATION } from './modules/settings/settings.registration';
import { PURCHASES_REGISTRATION } from './modules/purchases/purchases.registration';

/** In the order of the purge: the audit log comes after the orders that its entries name. */
export const REGISTRATIONS: ModuleRegistration[] = [
  BLOG_REGISTRATION,
  CONTACT_REGISTRATION,
  NOTIFY_REGISTRATION,
  ORDERS_REGISTRATION,
  PAYMENTS_REGISTRATION,
  PURCHASES_REGISTRATION,
  MAIL_REGISTRATION,
  NEWSLETTER_REGISTRATION,
  AUTH_REGISTRATION,
  ACCOUNTS_REGISTRATION,
  REVIEWS_REGISTRATION,
  CRISIS_LINES_REGISTRATION,
  OVERVIEW_REGISTRATION,
  AUDIT_REGISTRATION,
  CAMPAIGNS_REGISTRATION,
  MEDIA_REGISTRATION,
  NARRATION_REGISTRATION,
  READINGS_REGISTRATION,
  PERSONAL_DATA_REGISTRATION,
  RATE_LIMITS_REGISTRATION,
  SETTINGS_REGISTRATION,
];
