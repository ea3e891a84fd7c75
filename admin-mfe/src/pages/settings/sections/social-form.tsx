import { AnsweredField } from '../fields';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY } from '../settings.copy';
import { useSetting, type Settings } from '../settings.queries';

type Value = Settings['social']['value'];

const toFields = ({ none, ...value }: Value) => ({
  ...value,
  noInstagram: none.includes('instagram'),
  noMessenger: none.includes('messenger'),
});

const toValue = ({ instagram, messenger, noInstagram, noMessenger }: ReturnType<typeof toFields>): Value => ({
  instagram: noInstagram ? null : instagram,
  messenger: noMessenger ? null : messenger,
  none: [...(noInstagram ? ['instagram' as const] : []), ...(noMessenger ? ['messenger' as const] : [])],
});

/** The company's own accounts elsewhere. */
export function SocialForm({ setting }: { setting: Settings['social'] }) {
  const props = useSetting('social', setting, toFields, toValue);
  const { form } = props;
  return (
    <SettingForm {...props}>
      <AnsweredField form={form} name="instagram" hint={COPY.accountHint} none="noInstagram" />
      <AnsweredField form={form} name="messenger" hint={COPY.accountHint} none="noMessenger" />
    </SettingForm>
  );
}
