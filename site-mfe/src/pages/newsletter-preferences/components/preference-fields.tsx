import { CheckboxField, RadioGroup } from '@stillsam/ui';
import { useId } from 'react';
import { ARTICLE_CATEGORIES } from '../../../features/articles/article-categories';
import { FIELDS_COPY as COPY } from '../newsletter-preferences.copy';
import type { Preferences } from '../preferences-calls';
import { FIELDS, pauseOptions } from '../preferences.logic';
import styles from '../newsletter-preferences-page.module.css';

/** Subjects, how often, and a pause. @param preferences null where the present ones are unknown. */
export function PreferenceFields({ preferences }: { preferences: Preferences | null }) {
  const hintId = useId();
  return (
    <>
      <fieldset className={styles.group} aria-describedby={hintId}>
        <legend className={styles.legend}>{COPY.interests}</legend>
        <p id={hintId} className={styles.hint}>
          {COPY.interestsHint}
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
        label={COPY.frequency}
        name={FIELDS.frequency}
        defaultValue={preferences?.frequency ?? 'every'}
        options={[
          { value: 'every', label: COPY.every },
          { value: 'monthly', label: COPY.monthly },
        ]}
      />
      <RadioGroup
        label={COPY.pause}
        name={FIELDS.pause}
        defaultValue="keep"
        options={pauseOptions(preferences)}
      />
    </>
  );
}
