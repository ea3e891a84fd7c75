import { browserState, readItem, writeItem } from './browser-state';

/** What a visitor has allowed. Functional storage needs no leave and cannot be turned off. */
export interface Consent {
  functional: true;
  analytics: boolean;
  marketing: boolean;
  /** When it was chosen, ISO 8601. */
  date: string;
}

/** As stored under `cookie-consent`; follows from the two choices. */
export type ConsentValue = 'all' | 'custom' | 'essential';

/** Raised when the banner's words change what a yes means: everyone is asked again. */
export const CONSENT_VERSION = '1';

const KEYS = {
  value: 'cookie-consent',
  analytics: 'analytics-cookies',
  marketing: 'marketing-cookies',
  date: 'cookie-consent-date',
  version: 'cookie-consent-version',
};

export function consentValue({
  analytics,
  marketing,
}: Pick<Consent, 'analytics' | 'marketing'>): ConsentValue {
  if (analytics && marketing) return 'all';
  return analytics || marketing ? 'custom' : 'essential';
}

/** The visitor's choice; null while none holds, and then nothing but the functional is on. */
export const consent = browserState<Consent | null>({
  initial: null,
  load() {
    const date = readItem(KEYS.date);
    if (!readItem(KEYS.value) || !date || readItem(KEYS.version) !== CONSENT_VERSION) return null;
    return {
      functional: true,
      analytics: readItem(KEYS.analytics) === 'true',
      marketing: readItem(KEYS.marketing) === 'true',
      date,
    };
  },
  store(choice) {
    if (!choice) return;
    writeItem(KEYS.value, consentValue(choice));
    writeItem(KEYS.analytics, String(choice.analytics));
    writeItem(KEYS.marketing, String(choice.marketing));
    writeItem(KEYS.date, choice.date);
    writeItem(KEYS.version, CONSENT_VERSION);
  },
});
