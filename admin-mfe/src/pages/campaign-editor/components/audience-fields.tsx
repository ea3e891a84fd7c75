import { CheckboxField, RadioGroup, TextField } from '@stillsam/ui';
import layout from '../../../features/editor-layout/editor-layout.module.css';
import { SUBJECT_IDS } from '../campaign-fields.logic';
import { CAMPAIGN_COPY } from '../campaign.copy';
import type { StoredCampaign } from '../campaign.types';
import type { FieldsProps } from '../use-campaign-form';
import { AudienceCount } from './audience-count';
import styles from './campaign-editor.module.css';

const { labels, sections, audience: copy, audienceLabel, subjectOptions } = CAMPAIGN_COPY;

const OPTIONS = [
  { value: 'everybody', label: copy.everybody },
  { value: 'subjects', label: copy.subjects, hint: copy.subjectsHint },
];

interface AudienceFieldsProps extends FieldsProps {
  id: string;
  stored: StoredCampaign;
}

/** Who gets the letter, and how many that is now. */
export function AudienceFields({ id, stored, fields, errors, bind, change }: AudienceFieldsProps) {
  return (
    <section className={layout.group} aria-labelledby="audience">
      <h2 id="audience" className={styles.heading}>
        {sections.audience}
      </h2>
      <RadioGroup
        label={audienceLabel}
        options={OPTIONS}
        value={fields.audience}
        onValueChange={(value) => change('audience', value === 'subjects' ? 'subjects' : 'everybody')}
      />
      {fields.audience === 'subjects' ? (
        <fieldset
          className={styles.checks}
          aria-describedby={errors.interests ? 'interests-error' : undefined}
        >
          <legend className={styles.legend}>{labels.interests}</legend>
          {SUBJECT_IDS.map((subject) => (
            <CheckboxField
              key={subject}
              label={subjectOptions[subject]}
              value={subject}
              {...bind('interests')}
              error={undefined}
            />
          ))}
          {errors.interests ? (
            <p id="interests-error" className={styles.error}>
              {errors.interests}
            </p>
          ) : null}
        </fieldset>
      ) : null}
      <div className={styles.pair}>
        <TextField type="date" label={labels.signed_up_from} isOptional {...bind('signed_up_from')} />
        <TextField type="date" label={labels.signed_up_to} isOptional {...bind('signed_up_to')} />
      </div>
      <AudienceCount id={id} stored={stored} />
    </section>
  );
}
