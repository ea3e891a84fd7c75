import { consent } from '@stillsam/platform';

/** What the visitor can say yes or no to. */
export interface OptionalCookies {
  analytics: boolean;
  marketing: boolean;
}

/** How the toggles stand before a choice. Off: a yes is to be given, not taken back. */
export const TOGGLES_AT_FIRST: OptionalCookies = { analytics: false, marketing: false };

export const EVERYTHING: OptionalCookies = { analytics: true, marketing: true };
export const NOTHING: OptionalCookies = { analytics: false, marketing: false };

/** Keeps a choice, with the moment at which it was made. */
export function choose({ analytics, marketing }: OptionalCookies): void {
  consent.save({ functional: true, analytics, marketing, date: new Date().toISOString() });
}
