import { useRef } from 'react';
import { SelectField } from '@stillsam/ui';
import { AnsweredField, FactField, YES_NO, YesNoField } from '../fields';
import { FactLabel } from '../folded-section';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY, SETTINGS_COPY } from '../settings.copy';
import { useSetting, type Settings } from '../settings.queries';
import styles from '../settings.module.css';

const VAT_KINDS = [
  { value: '', label: SETTINGS_COPY.notAnswered },
  { value: 'standard', label: COPY.vatKinds.standard },
  { value: 'book', label: COPY.vatKinds.book },
];

type Value = Settings['company']['value'];

/** The VAT number of a Swedish company; empty until its number has ten digits. */
function vatNumberOf(organisationNumber: string | null): string {
  const digits = organisationNumber?.replace(/\D/g, '') ?? '';
  return digits.length === 10 ? `SE${digits}01` : '';
}

const toFields = (value: Value) => ({
  ...value,
  vatNumber: value.vatNumber || vatNumberOf(value.organisationNumber),
});

const toValue = (fields: ReturnType<typeof toFields>): Value => ({
  ...fields,
  guidanceVatKind: fields.guidanceVatKind || null,
});

/** Who the company is, and its taxes. */
export function CompanyForm({ setting }: { setting: Settings['company'] }) {
  const props = useSetting('company', setting, toFields, toValue);
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
