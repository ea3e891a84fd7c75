import { persistedState, type StateStorage } from './persisted-state';

/** What a visitor has allowed. Functional storage needs no consent and cannot be turned off. */
export interface Consent {
  functional: true;
  analytics: boolean;
  marketing: boolean;
  /** When it was chosen, ISO 8601. */
  date: string;
}

/** As stored under `cookie-consent`; follows from the two choices. */
export type ConsentValue = 'all' | 'custom' | 'essential';

/** Raised when a new text of the banner changes what consent means: every visitor has to choose again. */
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

/** The five items of a record as one text; the specification names and stores each item separately. */
function consentItems(): StateStorage {
  const storage = localStorage;
  return {
    getItem() {
      const date = storage.getItem(KEYS.date);
      const isCurrent = storage.getItem(KEYS.version) === CONSENT_VERSION;
      if (!storage.getItem(KEYS.value) || !date || !isCurrent) return null;
      const analytics = storage.getItem(KEYS.analytics) === 'true';
      const marketing = storage.getItem(KEYS.marketing) === 'true';
      return JSON.stringify({ functional: true, analytics, marketing, date } satisfies Consent);
    },
    setItem(_key, text) {
      const choice: Consent = JSON.parse(text);
      storage.setItem(KEYS.value, consentValue(choice));
      storage.setItem(KEYS.analytics, String(choice.analytics));
      storage.setItem(KEYS.marketing, String(choice.marketing));
      storage.setItem(KEYS.date, choice.date);
      storage.setItem(KEYS.version, CONSENT_VERSION);
    },
    removeItem: () => Object.values(KEYS).forEach((key) => storage.removeItem(key)),
  };
}

/** The visitor's choice; null while there is none, and then only the functional storage is on. */
export const consent = persistedState<Consent | null>({
  key: KEYS.value,
  initial: null,
  parse: (text) => JSON.parse(text) as Consent,
  storage: consentItems,
});
