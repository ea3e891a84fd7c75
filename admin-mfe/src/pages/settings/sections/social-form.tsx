import { CheckboxField, TextField } from '@stillsam/ui';
import { useForm, useWatch } from 'react-hook-form';
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
  const { register, control, formState } = form;
  const { errors } = formState;
  const noInstagram = useWatch({ control, name: 'noInstagram' });
  const noMessenger = useWatch({ control, name: 'noMessenger' });
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
      {noInstagram ? null : (
        <TextField
          {...register('instagram')}
          label={COPY.instagram}
          hint={COPY.accountHint}
          error={errors.instagram?.message}
        />
      )}
      <CheckboxField {...register('noInstagram')} label={COPY.noInstagram} />
      {noMessenger ? null : (
        <TextField
          {...register('messenger')}
          label={COPY.messenger}
          hint={COPY.accountHint}
          error={errors.messenger?.message}
        />
      )}
      <CheckboxField {...register('noMessenger')} label={COPY.noMessenger} />
    </SettingForm>
  );
}
