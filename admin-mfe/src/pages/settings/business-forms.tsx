import { useRef } from 'react';
import { SelectField, TextArea, CheckboxField, TextField } from '@stillsam/ui';
import {
  AnsweredField,
  FactField,
  YES_NO,
  YesNoField,
  SettingForm,
  useSetting,
  type Settings,
} from './setting-form';
import { FactLabel } from './missing-facts';
import { FIELDS_COPY as COPY, SETTINGS_COPY, NONE_COPY } from './settings.copy';
import styles from './settings.module.css';
import { useWatch } from 'react-hook-form';

const VAT_KINDS = [
  { value: '', label: SETTINGS_COPY.notAnswered },
  { value: 'standard', label: COPY.vatKinds.standard },
  { value: 'book', label: COPY.vatKinds.book },
];

type Company = Settings['company']['value'];

/** The VAT number of a Swedish company; empty until its number has ten digits. */
function vatNumberOf(organisationNumber: string | null): string {
  const digits = organisationNumber?.replace(/\D/g, '') ?? '';
  return digits.length === 10 ? `SE${digits}01` : '';
}

const companyFields = (value: Company) => ({
  ...value,
  vatNumber: value.vatNumber || vatNumberOf(value.organisationNumber),
});

const companyOf = (fields: ReturnType<typeof companyFields>): Company => ({
  ...fields,
  guidanceVatKind: fields.guidanceVatKind || null,
});

/** Who the company is, and its taxes. */
export function CompanyForm({ setting }: { setting: Settings['company'] }) {
  const props = useSetting('company', setting, companyFields, companyOf);
  const { form } = props;
  const suggested = useRef(vatNumberOf(setting.value.organisationNumber));
  /** Follows the company's number until another VAT number is written. */
  const suggest = (organisationNumber: string) => {
    const next = vatNumberOf(organisationNumber);
    if (['', suggested.current].includes(form.getValues('vatNumber'))) form.setValue('vatNumber', next);
    suggested.current = next;
  };
  return (
    <SettingForm {...props}>
      <FactField form={form} name="legalName" autoComplete="organization" />
      <div className={styles.numbers}>
        <FactField
          form={form}
          name="organisationNumber"
          hint={COPY.organisationNumberHint}
          onInput={({ currentTarget }) => suggest(currentTarget.value)}
        />
        <AnsweredField form={form} name="vatNumber" hint={COPY.vatNumberHint} />
      </div>
      <SelectField
        {...form.register('guidanceVatKind')}
        label={<FactLabel place="guidanceVatKind">{COPY.guidanceVatKind}</FactLabel>}
        options={VAT_KINDS}
        error={form.formState.errors.guidanceVatKind?.message}
      />
      <YesNoField {...form.register('isMicroEnterprise', YES_NO)} label={COPY.isMicroEnterprise} />
    </SettingForm>
  );
}

const asItIs = <Value,>(value: Value) => value;

/** Where the company is reached. */
export function ReachForm({ setting }: { setting: Settings['reach'] }) {
  const props = useSetting('reach', setting, asItIs, asItIs);
  const { form } = props;
  return (
    <SettingForm {...props}>
      <FactField form={form} name="address" hint={COPY.addressHint} autoComplete="street-address" />
      <FactField form={form} name="email" type="email" autoComplete="email" />
      <FactField form={form} name="phone" type="tel" autoComplete="tel" />
    </SettingForm>
  );
}

/** The company's own accounts elsewhere. */
export function SocialForm({ setting }: { setting: Settings['social'] }) {
  const props = useSetting('social', setting, asItIs, asItIs);
  const { form } = props;
  return (
    <SettingForm {...props}>
      <AnsweredField form={form} name="instagram" hint={COPY.accountHint} />
      <AnsweredField form={form} name="messenger" hint={COPY.accountHint} />
    </SettingForm>
  );
}

type Editorial = Settings['editorial']['value'];

const editorialFields = (value: Editorial) => ({ ...value, reviewers: value.reviewers?.join('\n') ?? '' });

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const editorialOf = (fields: ReturnType<typeof editorialFields>): Editorial => ({
  ...fields,
  reviewers: linesOf(fields.reviewers),
});

/** Who answers for the texts, and what is true in them. */
export function EditorialForm({ setting }: { setting: Settings['editorial'] }) {
  const props = useSetting('editorial', setting, editorialFields, editorialOf);
  const { form } = props;
  const { register } = form;
  return (
    <SettingForm {...props}>
      <FactField form={form} name="responsibleEditor" />
      <YesNoField {...register('isEachTextReviewed', YES_NO)} label={COPY.isEachTextReviewed} />
      <TextArea
        {...register('reviewers')}
        rows={3}
        label={<FactLabel place="reviewers">{COPY.reviewers}</FactLabel>}
        hint={COPY.reviewersHint}
        error={form.formState.errors.reviewers?.message}
      />
      <AnsweredField isSentence form={form} name="aiUse" hint={COPY.aiUseHint} />
      <FactField isSentence form={form} name="conflictsOfInterest" hint={COPY.conflictsOfInterestHint} />
      <YesNoField {...register('isFounderStoryTrue', YES_NO)} label={COPY.isFounderStoryTrue} />
      <YesNoField {...register('areTestimonialsTrue', YES_NO)} label={COPY.areTestimonialsTrue} />
    </SettingForm>
  );
}

type Processors = Settings['processors']['value'];

const TASKS = ['hosting', 'email', 'payment', 'statistics'] as const;

function processorsFields(value: Processors) {
  const task = (name: (typeof TASKS)[number]) => ({
    name: value[name]?.name ?? '',
    country: value[name]?.country ?? COPY.usualCountry,
  });
  return {
    ...value,
    hosting: task('hosting'),
    email: task('email'),
    payment: task('payment'),
    statistics: task('statistics'),
    logDays: value.logDays === null ? '' : String(value.logDays),
  };
}

function processorsOf(fields: ReturnType<typeof processorsFields>): Processors {
  const task = (which: (typeof TASKS)[number]) => {
    const { name, country } = fields[which];
    const isEmpty = !name.trim() && ['', COPY.usualCountry].includes(country.trim());
    return isEmpty ? null : { name, country };
  };
  return {
    ...fields,
    hosting: task('hosting'),
    email: task('email'),
    payment: task('payment'),
    statistics: task('statistics'),
    logDays: fields.logDays.trim() === '' ? null : Number(fields.logDays),
  };
}

/** Who handles personal data for the company, and for how long logs are kept. */
export function ProcessorsForm({ setting }: { setting: Settings['processors'] }) {
  const props = useSetting('processors', setting, processorsFields, processorsOf);
  const { form } = props;
  const { register, control, formState } = form;
  const none = useWatch({ control, name: 'none' });
  const { errors } = formState;
  return (
    <SettingForm {...props}>
      {TASKS.map((task) => (
        <fieldset key={task} className={styles.group}>
          <legend className={styles.legend}>
            <FactLabel place={`processors.${task}`}>{COPY.processors[task]}</FactLabel>
          </legend>
          {none.includes(task) ? null : (
            <div className={styles.pair}>
              <TextField
                {...register(`${task}.name`)}
                label={COPY.processorName}
                error={errors[task]?.name?.message}
              />
              <TextField
                {...register(`${task}.country`)}
                label={COPY.processorCountry}
                error={errors[task]?.country?.message}
              />
            </div>
          )}
          <CheckboxField {...register('none')} value={task} label={NONE_COPY.processor} />
        </fieldset>
      ))}
      <FactField form={form} name="logDays" inputMode="numeric" />
      <AnsweredField form={form} name="dataProtectionOfficer" hint={COPY.dataProtectionOfficerHint} />
    </SettingForm>
  );
}
