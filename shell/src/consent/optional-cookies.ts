import { consent } from '@stillsam/platform';

/** The kinds of cookies that need consent. */
export interface OptionalCookies {
  analytics: boolean;
  marketing: boolean;
}

/** The toggles before a choice: off, because consent must be opt-in. */
export const TOGGLES_AT_FIRST: OptionalCookies = { analytics: false, marketing: false };

export const EVERYTHING: OptionalCookies = { analytics: true, marketing: true };
export const NOTHING: OptionalCookies = { analytics: false, marketing: false };

/** Stores a choice and its time. */
export function choose({ analytics, marketing }: OptionalCookies): void {
  consent.save({ functional: true, analytics, marketing, date: new Date().toISOString() });
}
