import { CheckboxField } from '@stillsam/ui';
import { CONSENT_COPY } from './consent.copy';
import type { OptionalCookies } from './optional-cookies';

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
