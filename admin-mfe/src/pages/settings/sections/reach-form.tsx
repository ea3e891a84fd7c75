import { useForm } from 'react-hook-form';
import { FactField } from '../fields';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY } from '../settings.copy';
import { useSaveSettings, type Settings } from '../settings.queries';

/** Where the company is reached. */
export function ReachForm({ setting }: { setting: Settings['reach'] }) {
  const { reach: save } = useSaveSettings();
  const form = useForm({ defaultValues: setting.value });
  return (
    <SettingForm
      section="reach"
      setting={setting}
      form={form}
      latest={setting.value}
      onSave={async (fields) => (await save({ body: { ...fields, version: setting.version } })).reach.value}
    >
      <FactField form={form} name="address" hint={COPY.addressHint} autoComplete="street-address" />
      <FactField form={form} name="email" type="email" autoComplete="email" />
      <FactField form={form} name="phone" type="tel" autoComplete="tel" />
    </SettingForm>
  );
}
