import { SelectField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { AnsweredField, FactField, YES_NO, YesNoField } from '../fields';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY, SETTINGS_COPY } from '../settings.copy';
import { useSaveSettings, type Settings } from '../settings.queries';

const VAT_KINDS = [
  { value: '', label: SETTINGS_COPY.notAnswered },
  { value: 'standard', label: COPY.vatKinds.standard },
  { value: 'book', label: COPY.vatKinds.book },
];

const toFields = ({ none, ...value }: Settings['company']['value']) => ({
  ...value,
  noVatNumber: none.includes('vatNumber'),
});

/** Who the company is, and its taxes. */
export function CompanyForm({ setting }: { setting: Settings['company'] }) {
  const { company: save } = useSaveSettings();
  const latest = toFields(setting.value);
  const form = useForm({ defaultValues: latest });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SettingForm
      section="company"
      setting={setting}
      form={form}
      latest={latest}
      onSave={async ({ noVatNumber, vatNumber, guidanceVatKind, ...fields }) => {
        const body = {
          ...fields,
          vatNumber: noVatNumber ? null : vatNumber,
          guidanceVatKind: guidanceVatKind || null,
          none: noVatNumber ? ['vatNumber' as const] : [],
          version: setting.version,
        };
        return toFields((await save({ body })).company.value);
      }}
    >
      <FactField form={form} name="legalName" autoComplete="organization" />
      <FactField form={form} name="organisationNumber" hint={COPY.organisationNumberHint} />
      <AnsweredField form={form} name="vatNumber" hint={COPY.vatNumberHint} none="noVatNumber" />
      <SelectField
        {...register('guidanceVatKind')}
        label={COPY.guidanceVatKind}
        options={VAT_KINDS}
        error={errors.guidanceVatKind?.message}
      />
      <YesNoField {...register('isMicroEnterprise', YES_NO)} label={COPY.isMicroEnterprise} />
    </SettingForm>
  );
}
