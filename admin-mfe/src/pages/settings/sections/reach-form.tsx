import { FactField } from '../fields';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY } from '../settings.copy';
import { useSetting, type Settings } from '../settings.queries';

const asItIs = (value: Settings['reach']['value']) => value;

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
