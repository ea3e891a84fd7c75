import { useState, type ReactNode } from 'react';
import { CheckboxField, RadioGroup, TextField, VisuallyHidden } from '@stillsam/ui';
import { Section } from '../../detail/part';
import { TemplateField } from '../../features/campaigns/template-field';
import layout from '../../features/draft-editor/draft-editor.module.css';
import { CategoryChecks, SwedishTimeField } from '../../features/draft-editor/draft-fields';
import type { FieldsProps } from '../../features/draft-editor/use-draft-form';
import { ContentField } from '../../features/rich-text/content-field';
import type { CampaignForm } from './campaign-form.schema';
import { LIMITS } from './campaign-form.schema';
import styles from './campaign-editor.module.css';
import { CAMPAIGN_COPY } from './campaign.copy';
import { useAudience, type Campaign, type StoredLetter } from './campaign.queries';
import look from '../../look.module.css';

const { labels, hints, sections, audience, timing, time } = CAMPAIGN_COPY;

type LetterFieldsProps = FieldsProps<CampaignForm>;

/** Subject, and the letter itself. */
export function LetterFields({ fields, errors, form, bind, change }: LetterFieldsProps) {
  return (
    <>
      <TextField
        label={labels.subject}
        required
        hint={CAMPAIGN_COPY.subjectCounter([...fields.subject].length)}
        {...bind('subject')}
      />
      <ContentField
        kind="mail"
        label={labels.content}
        sourceHint={hints.content}
        value={fields.content}
        readValue={() => form.getValues('content')}
        error={errors.content}
        onChange={(html) => change('content', html)}
      />
      <p className={look.small}>{hints.name}</p>
    </>
  );
}

/** What the inbox shows beside the subject. It stands beside the letter, so that the text begins high on a phone. */
export function PreheaderField({ bind }: Pick<LetterFieldsProps, 'bind'>) {
  return <TextField label={labels.preheader} isOptional hint={hints.preheader} {...bind('preheader')} />;
}

interface FieldGroupProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** What is chosen beside the letter, named by its heading. */
export function FieldGroup(props: FieldGroupProps) {
  return <Section {...props} className={layout.group} headingClassName={styles.heading} />;
}

const AUDIENCES = [
  { value: 'everybody', label: audience.everybody },
  { value: 'subjects', label: audience.subjects, hint: audience.subjectsHint },
];

interface AudienceFieldsProps extends LetterFieldsProps {
  id: string;
  stored: StoredLetter;
}

/** Who gets the letter, and how many that is now. */
export function AudienceFields({ id, stored, fields, bind, change }: AudienceFieldsProps) {
  return (
    <FieldGroup id="audience" title={sections.audience}>
      <RadioGroup
        label={<VisuallyHidden>{CAMPAIGN_COPY.audienceLabel}</VisuallyHidden>}
        options={AUDIENCES}
        value={fields.audience}
        onValueChange={(value) => change('audience', value === 'subjects' ? 'subjects' : 'everybody')}
      />
      {fields.audience === 'subjects' ? (
        <CategoryChecks legend={labels.interests} field={bind('interests')} />
      ) : null}
      <AudienceCount id={id} stored={stored} />
    </FieldGroup>
  );
}

/** How many the saved letter would go to now. */
function AudienceCount({ id, stored: { fields, version } }: Pick<AudienceFieldsProps, 'id' | 'stored'>) {
  const { data, isError } = useAudience(id, version);
  const text =
    fields.welcome_days !== null
      ? CAMPAIGN_COPY.countOfWelcome
      : isError
        ? CAMPAIGN_COPY.countFailed
        : data === undefined
          ? CAMPAIGN_COPY.countLoading
          : CAMPAIGN_COPY.count(data.count);
  return (
    <p role="status" className={styles.count}>
      {text}
    </p>
  );
}

const TIMINGS = ['now', 'later', 'welcome'] as const satisfies readonly CampaignForm['timing'][];
const TIMING_OPTIONS = TIMINGS.map((value) => ({ value, label: timing[value] }));
const NUMBER = { type: 'number', inputMode: 'numeric', min: 0 } as const;

/** When the letter is sent: now, at a time, or to each new subscriber. */
export function TimingFields({ fields, errors, bind, change }: LetterFieldsProps) {
  const { welcome_days: days } = fields;
  return (
    <FieldGroup id="timing" title={sections.timing}>
      <RadioGroup
        label={<VisuallyHidden>{CAMPAIGN_COPY.timingLabel}</VisuallyHidden>}
        options={TIMING_OPTIONS}
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
      {fields.timing === 'welcome' ? (
        <TextField
          {...NUMBER}
          max={LIMITS.welcome_days}
          label={labels.welcome_days}
          hint={/^\d{1,3}$/.test(days) ? CAMPAIGN_COPY.welcome(Number(days)) : undefined}
          {...bind('welcome_days')}
        />
      ) : null}
    </FieldGroup>
  );
}

/** What few letters need, folded while it holds nothing. */
export function FurtherFields({ fields, bind }: LetterFieldsProps) {
  const isUsed = Boolean(fields.signed_up_from || fields.signed_up_to || Number(fields.spread_hours));
  // What is emptied stays in view.
  const [wasUsed, setUsed] = useState(isUsed);
  if (isUsed && !wasUsed) setUsed(true);
  return (
    <details className={look.more} open={wasUsed}>
      <summary>{CAMPAIGN_COPY.further}</summary>
      <div className={styles.pair}>
        <TextField
          type="date"
          label={labels.signed_up_from}
          isOptional
          {...bind('signed_up_from', { deps: 'signed_up_to' })}
        />
        <TextField type="date" label={labels.signed_up_to} isOptional {...bind('signed_up_to')} />
        {fields.timing === 'welcome' ? null : (
          <TextField
            {...NUMBER}
            max={LIMITS.spread_hours}
            label={labels.spread_hours}
            hint={hints.spread_hours}
            {...bind('spread_hours')}
          />
        )}
      </div>
    </details>
  );
}

/** Whether the archive lists the letter. It never lists welcome letters. */
export function ArchiveField({ fields, bind }: LetterFieldsProps) {
  if (fields.timing === 'welcome') return null;
  return (
    <FieldGroup id="archive" title={sections.archive}>
      <CheckboxField label={labels.is_listed} hint={hints.is_listed} {...bind('is_listed')} />
    </FieldGroup>
  );
}

/** Whether new letters can be begun from this one. */
export function TemplateSection({ campaign }: { campaign: Campaign }) {
  return (
    <FieldGroup id="template" title={sections.template}>
      <TemplateField campaign={campaign} />
    </FieldGroup>
  );
}
