import { useForm } from 'react-hook-form';
import { AnsweredField } from '../fields';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY } from '../settings.copy';
import { useSaveSettings, type Settings } from '../settings.queries';

const toFields = ({ none, ...value }: Settings['social']['value']) => ({
  ...value,
  noInstagram: none.includes('instagram'),
  noMessenger: none.includes('messenger'),
});

/** The company's own accounts elsewhere. */
export function SocialForm({ setting }: { setting: Settings['social'] }) {
  const { social: save } = useSaveSettings();
  const latest = toFields(setting.value);
  const form = useForm({ defaultValues: latest });
  return (
    <SettingForm
      section="social"
      setting={setting}
      form={form}
      latest={latest}
      onSave={async ({ instagram, messenger, noInstagram, noMessenger }) => {
        const body = {
          instagram: noInstagram ? null : instagram,
          messenger: noMessenger ? null : messenger,
          none: [
            ...(noInstagram ? ['instagram' as const] : []),
            ...(noMessenger ? ['messenger' as const] : []),
          ],
          version: setting.version,
        };
        return toFields((await save({ body })).social.value);
      }}
    >
      <AnsweredField form={form} name="instagram" hint={COPY.accountHint} none="noInstagram" />
      <AnsweredField form={form} name="messenger" hint={COPY.accountHint} none="noMessenger" />
    </SettingForm>
  );
}
