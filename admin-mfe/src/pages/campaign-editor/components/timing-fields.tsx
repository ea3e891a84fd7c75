import { CheckboxField, RadioGroup, TextField } from '@stillsam/ui';
import layout from '../../../features/editor-layout/editor-layout.module.css';
import { SwedishTimeField } from '../../../features/dates/swedish-time-field';
import { LIMITS } from '../campaign-form.schema';
import type { CampaignForm } from '../campaign-fields.logic';
import { CAMPAIGN_COPY } from '../campaign.copy';
import type { FieldsProps } from '../use-campaign-form';
import styles from './campaign-editor.module.css';

const { labels, hints, sections, timing, timingLabel, time, welcome } = CAMPAIGN_COPY;

const TIMINGS = ['now', 'later', 'welcome'] as const satisfies readonly CampaignForm['timing'][];
const OPTIONS = TIMINGS.map((value) => ({ value, label: timing[value] }));

/** When the letter is sent: now, at a time, or to each new subscriber. */
export function TimingFields({ fields, errors, bind, change }: FieldsProps) {
  const isWelcome = fields.timing === 'welcome';
  return (
    <section className={layout.group} aria-labelledby="timing">
      <h2 id="timing" className={styles.heading}>
        {sections.timing}
      </h2>
      <RadioGroup
        label={timingLabel}
        options={OPTIONS}
        value={fields.timing}
        onValueChange={(value) => change('timing', TIMINGS.find((known) => known === value) ?? 'now')}
      />
      {fields.timing === 'later' ? (
        <SwedishTimeField
          name="send_at"
          legend={time.legend}
          hint={time.hint}
          describe={time.set}
          value={fields.send_at}
          error={errors.send_at}
          onChange={(value) => change('send_at', value)}
        />
      ) : null}
      {isWelcome ? (
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          max={LIMITS.welcome_days}
          label={labels.welcome_days}
          hint={/^\d{1,3}$/.test(fields.welcome_days) ? welcome(Number(fields.welcome_days)) : undefined}
          {...bind('welcome_days')}
        />
      ) : (
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          max={LIMITS.spread_hours}
          label={labels.spread_hours}
          hint={hints.spread_hours}
          {...bind('spread_hours')}
        />
      )}
    </section>
  );
}

/** Whether the archive lists the letter. It never lists welcome letters. */
export function ArchiveField({ fields, bind }: FieldsProps) {
  if (fields.timing === 'welcome') return null;
  return (
    <section className={layout.group} aria-labelledby="archive">
      <h2 id="archive" className={styles.heading}>
        {sections.archive}
      </h2>
      <CheckboxField label={labels.is_listed} hint={hints.is_listed} {...bind('is_listed')} />
    </section>
  );
}
