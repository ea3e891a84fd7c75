import { CheckboxField, TextField } from '@stillsam/ui';
import { useWatch } from 'react-hook-form';
import { AnsweredField, FactField } from '../fields';
import { FactLabel } from '../folded-section';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY, NONE_COPY } from '../settings.copy';
import { useSetting, type Settings } from '../settings.queries';
import styles from '../settings.module.css';

type Value = Settings['processors']['value'];

const TASKS = ['hosting', 'email', 'payment', 'statistics'] as const;

function toFields(value: Value) {
  const task = (name: (typeof TASKS)[number]) => ({
    name: value[name]?.name ?? '',
    country: value[name]?.country ?? COPY.usualCountry,
  });
  return {
    ...value,
    hosting: task('hosting'),
    email: task('email'),
    payment: task('payment'),
    statistics: task('statistics'),
    logDays: value.logDays === null ? '' : String(value.logDays),
  };
}

function toValue(fields: ReturnType<typeof toFields>): Value {
  const task = (which: (typeof TASKS)[number]) => {
    const { name, country } = fields[which];
    const isEmpty = !name.trim() && ['', COPY.usualCountry].includes(country.trim());
    return isEmpty ? null : { name, country };
  };
  return {
    ...fields,
    hosting: task('hosting'),
    email: task('email'),
    payment: task('payment'),
    statistics: task('statistics'),
    logDays: fields.logDays.trim() === '' ? null : Number(fields.logDays),
  };
}

/** Who handles personal data for the company, and for how long logs are kept. */
export function ProcessorsForm({ setting }: { setting: Settings['processors'] }) {
  const props = useSetting('processors', setting, toFields, toValue);
  const { form } = props;
  const { register, control, formState } = form;
  const none = useWatch({ control, name: 'none' });
  const { errors } = formState;
  return (
    <SettingForm {...props}>
      {TASKS.map((task) => (
        <fieldset key={task} className={styles.group}>
          <legend className={styles.legend}>
            <FactLabel place={`processors.${task}`}>{COPY.processors[task]}</FactLabel>
          </legend>
          {none.includes(task) ? null : (
            <div className={styles.pair}>
              <TextField
                {...register(`${task}.name`)}
                label={COPY.processorName}
                error={errors[task]?.name?.message}
              />
              <TextField
                {...register(`${task}.country`)}
                label={COPY.processorCountry}
                error={errors[task]?.country?.message}
              />
            </div>
          )}
          <CheckboxField {...register('none')} value={task} label={NONE_COPY.processor} />
        </fieldset>
      ))}
      <FactField form={form} name="logDays" inputMode="numeric" />
      <AnsweredField form={form} name="dataProtectionOfficer" hint={COPY.dataProtectionOfficerHint} />
    </SettingForm>
  );
}
