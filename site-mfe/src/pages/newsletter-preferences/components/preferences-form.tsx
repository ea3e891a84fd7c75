import { FormMessage, optional, useForm } from '@stillsam/forms';
import { Button, Notice } from '@stillsam/ui';
import { useState, type FormEvent } from 'react';
import { PREFERENCES_COPY as COPY } from '../newsletter-preferences.copy';
import { savePreferences, type Preferences } from '../preferences-calls';
import { FIELDS, toPreferences } from '../preferences.logic';
import { PreferenceFields } from './preference-fields';
import styles from '../newsletter-preferences-page.module.css';

interface PreferencesFormProps {
  token: string;
  /** As they were when the page was opened. */
  preferences: Preferences;
}

/** The form of a subscriber's preferences. It stays after a save, with what was saved. */
export function PreferencesForm({ token, preferences }: PreferencesFormProps) {
  const [isChanged, setIsChanged] = useState(false);
  const { form, status, message, receipt, submit } = useForm({
    checks: CHECKS,
    send: (_values, data) => savePreferences(toPreferences(token, data)),
  });
  const saved = receipt ?? preferences;
  const save = (event: FormEvent<HTMLFormElement>) => {
    setIsChanged(false);
    return submit(event);
  };
  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      onSubmit={save}
      onChange={() => setIsChanged(true)}
    >
      {saved.status === 'pending' ? (
        <Notice role="none">
          <p>{COPY.pending}</p>
        </Notice>
      ) : null}
      <PreferenceFields preferences={saved} />
      <FormMessage message={message} />
      <div>
        <Button type="submit" size="large" isLoading={status === 'sending'} loadingText={COPY.saving}>
          {COPY.save}
        </Button>
      </div>
      {/* The live region is present from the start, so that screen readers announce what is added to it. */}
      <div role="status" className={styles.outcome}>
        {status === 'sent' && !isChanged ? (
          <Notice tone="success" role="none">
            <p>{COPY.saved}</p>
          </Notice>
        ) : null}
      </div>
    </form>
  );
}

const CHECKS = { [FIELDS.frequency]: optional, [FIELDS.pause]: optional };

/** The form in a browser without JavaScript: the API answers it with a page. */
export function NativePreferencesForm({ token }: Pick<PreferencesFormProps, 'token'>) {
  return (
    <form method="post" action="/api/newsletter/preferences/form" className={styles.form}>
      <p>{COPY.withoutScript}</p>
      <input type="hidden" name="token" value={token} />
      <PreferenceFields preferences={null} />
      <div>
        <Button type="submit" size="large">
          {COPY.save}
        </Button>
      </div>
    </form>
  );
}
