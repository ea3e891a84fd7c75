import { TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY } from '../settings.copy';
import { useSaveSettings, type Settings } from '../settings.queries';

/** Where the company is reached. */
export function ReachForm({ setting }: { setting: Settings['reach'] }) {
  const { reach: save } = useSaveSettings();
  const form = useForm({ defaultValues: setting.value });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SettingForm
      section="reach"
      setting={setting}
      form={form}
      latest={setting.value}
      onSave={async (fields) => (await save({ body: { ...fields, version: setting.version } })).reach.value}
    >
      <TextField
        {...register('address')}
        label={COPY.address}
        hint={COPY.addressHint}
        autoComplete="street-address"
        error={errors.address?.message}
      />
      <TextField
        {...register('email')}
        type="email"
        label={COPY.email}
        autoComplete="email"
        error={errors.email?.message}
      />
      <TextField
        {...register('phone')}
        type="tel"
        label={COPY.phone}
        autoComplete="tel"
        error={errors.phone?.message}
      />
    </SettingForm>
  );
}
