import { SelectField } from '@stillsam/ui';
import { AnsweredField, FactField, YES_NO, YesNoField } from '../fields';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY, SETTINGS_COPY } from '../settings.copy';
import { useSetting, type Settings } from '../settings.queries';

const VAT_KINDS = [
  { value: '', label: SETTINGS_COPY.notAnswered },
  { value: 'standard', label: COPY.vatKinds.standard },
  { value: 'book', label: COPY.vatKinds.book },
];

type Value = Settings['company']['value'];

const toFields = ({ none, ...value }: Value) => ({
  ...value,
  noVatNumber: none.includes('vatNumber'),
});

const toValue = ({
  noVatNumber,
  vatNumber,
  guidanceVatKind,
  ...fields
}: ReturnType<typeof toFields>): Value => ({
  ...fields,
  vatNumber: noVatNumber ? null : vatNumber,
  guidanceVatKind: guidanceVatKind || null,
  none: noVatNumber ? ['vatNumber'] : [],
});

/** Who the company is, and its taxes. */
export function CompanyForm({ setting }: { setting: Settings['company'] }) {
  const props = useSetting('company', setting, toFields, toValue);
  const { form } = props;
  return (
    <SettingForm {...props}>
      <FactField form={form} name="legalName" autoComplete="organization" />
      <FactField form={form} name="organisationNumber" hint={COPY.organisationNumberHint} />
      <AnsweredField form={form} name="vatNumber" hint={COPY.vatNumberHint} none="noVatNumber" />
      <SelectField
        {...form.register('guidanceVatKind')}
        label={COPY.guidanceVatKind}
        options={VAT_KINDS}
        error={form.formState.errors.guidanceVatKind?.message}
      />
      <YesNoField {...form.register('isMicroEnterprise', YES_NO)} label={COPY.isMicroEnterprise} />
    </SettingForm>
  );
}
