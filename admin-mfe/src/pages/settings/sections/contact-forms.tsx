import { FactField, AnsweredField } from '../fields';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY } from '../settings.copy';
import { useSetting, type Settings } from '../settings.queries';

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
