import { FormMessage, optional, useForm } from '@stillsam/forms';
import { Button, CheckboxField, Notice, RadioGroup } from '@stillsam/ui';
import { useId, useState, type FormEvent } from 'react';
import { bodyOf, siteApi } from '../../../api/site-api';
import { FIELDS_COPY, PREFERENCES_COPY as COPY } from '../newsletter-preferences.copy';
import { FIELDS, pauseOptions, toPreferences, type Preferences } from '../preferences.logic';
import styles from '../newsletter-preferences-page.module.css';
import { ARTICLE_CATEGORIES } from '../../../features/articles/article-categories';

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
    send: (_values, data) =>
      bodyOf(siteApi().POST('/api/newsletter/preferences', { body: toPreferences(token, data) })),
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

/** Subjects, how often, and a pause. @param preferences null where the present ones are unknown. */
function PreferenceFields({ preferences }: { preferences: Preferences | null }) {
  const hintId = useId();
  return (
    <>
      <fieldset className={styles.group} aria-describedby={hintId}>
        <legend className={styles.legend}>{FIELDS_COPY.interests}</legend>
        <p id={hintId} className={styles.hint}>
          {FIELDS_COPY.interestsHint}
        </p>
        {ARTICLE_CATEGORIES.map(({ id, title }) => (
          <CheckboxField
            key={id}
            label={title}
            name={FIELDS.interests}
            value={id}
            defaultChecked={preferences?.interests.includes(id) ?? false}
          />
        ))}
      </fieldset>
      <RadioGroup
        label={FIELDS_COPY.frequency}
        name={FIELDS.frequency}
        defaultValue={preferences?.frequency ?? 'every'}
        options={[
          { value: 'every', label: FIELDS_COPY.every },
          { value: 'monthly', label: FIELDS_COPY.monthly },
        ]}
      />
      <RadioGroup
        label={FIELDS_COPY.pause}
        name={FIELDS.pause}
        defaultValue="keep"
        options={pauseOptions(preferences)}
      />
    </>
  );
}
