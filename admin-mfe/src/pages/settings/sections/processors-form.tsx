import { CheckboxField, TextField } from '@stillsam/ui';
import { useWatch } from 'react-hook-form';
import { AnsweredField, FactField } from '../fields';
import { FactLabel } from '../folded-section';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY } from '../settings.copy';
import { useSetting, type Settings } from '../settings.queries';
import styles from '../settings.module.css';

type Value = Settings['processors']['value'];

const TASKS = ['hosting', 'email', 'payment', 'statistics'] as const;

function toFields(value: Value) {
  const { none, logDays, dataProtectionOfficer } = value;
  const task = (name: (typeof TASKS)[number]) => ({
    name: value[name]?.name ?? '',
    country: value[name]?.country ?? COPY.usualCountry,
    isNone: none.includes(name),
  });
  return {
    hosting: task('hosting'),
    email: task('email'),
    payment: task('payment'),
    statistics: task('statistics'),
    logDays: logDays === null ? '' : String(logDays),
    dataProtectionOfficer,
    noOfficer: none.includes('dataProtectionOfficer'),
  };
}

function toValue(fields: ReturnType<typeof toFields>): Value {
  const task = (which: (typeof TASKS)[number]) => {
    const { name, country, isNone } = fields[which];
    const isEmpty = !name.trim() && ['', COPY.usualCountry].includes(country.trim());
    return isNone || isEmpty ? null : { name, country };
  };
  return {
    hosting: task('hosting'),
    email: task('email'),
    payment: task('payment'),
    statistics: task('statistics'),
    logDays: fields.logDays.trim() === '' ? null : Number(fields.logDays),
    dataProtectionOfficer: fields.noOfficer ? null : fields.dataProtectionOfficer,
    none: [
      ...TASKS.filter((name) => fields[name].isNone),
      ...(fields.noOfficer ? ['dataProtectionOfficer' as const] : []),
    ],
  };
}

/** Who handles personal data for the company, and for how long logs are kept. */
export function ProcessorsForm({ setting }: { setting: Settings['processors'] }) {
  const props = useSetting('processors', setting, toFields, toValue);
  const { form } = props;
  const { register, control, formState } = form;
  const now = useWatch({ control });
  const { errors } = formState;
  return (
    <SettingForm {...props}>
      {TASKS.map((task) => (
        <fieldset key={task} className={styles.group}>
          <legend className={styles.legend}>
            <FactLabel place={`processors.${task}`}>{COPY.processors[task]}</FactLabel>
          </legend>
          {now[task]?.isNone ? null : (
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
          <CheckboxField {...register(`${task}.isNone`)} label={COPY.noProcessor} />
        </fieldset>
      ))}
      <FactField form={form} name="logDays" inputMode="numeric" />
      <AnsweredField
        form={form}
        name="dataProtectionOfficer"
        hint={COPY.dataProtectionOfficerHint}
        none="noOfficer"
      />
    </SettingForm>
  );
}
