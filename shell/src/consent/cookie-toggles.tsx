import { CheckboxField } from '@stillsam/ui';
import { CONSENT_COPY } from './consent.copy';
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

const { functional, analytics, marketing } = CONSENT_COPY.categories;

interface CookieTogglesProps {
  value: OptionalCookies;
  onChange: (value: OptionalCookies) => void;
  isDisabled?: boolean;
}

/** One toggle for each kind of cookie; the functional one is on and disabled. */
export function CookieToggles({ value, onChange, isDisabled }: CookieTogglesProps) {
  return (
    <>
      <CheckboxField label={functional.label} hint={functional.hint} defaultChecked disabled />
      <CheckboxField
        label={analytics.label}
        hint={analytics.hint}
        checked={value.analytics}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...value, analytics: event.target.checked })}
      />
      <CheckboxField
        label={marketing.label}
        hint={marketing.hint}
        checked={value.marketing}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...value, marketing: event.target.checked })}
      />
    </>
  );
}
