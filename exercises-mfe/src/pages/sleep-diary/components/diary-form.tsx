import { localDay } from '@stillsam/dates';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, CheckboxField, RadioGroup, TextField } from '@stillsam/ui';
import { StepActions, StepHeading, StepNote } from '../../../components/step-parts/step-parts';
import { DIARY_COPY } from '../sleep-diary.copy';
import { lengthOf, MAX_COUNT, readNight, type Night } from '../sleep-diary.logic';
import { Whereabouts } from './diary-nights';
import styles from './diary.module.css';

const COPY = DIARY_COPY.form;
const QUALITIES = COPY.qualities.map((label, index) => ({ value: String(index + 1), label }));

interface DiaryFormProps {
  onSave: (night: Night) => void;
  onCancel: () => void;
}

/** Fields with a fault, by name. */
type Faults = Partial<Record<string, string>>;

/** The questions about a night. The form is never sent: its night is read from the fields. */
export function DiaryForm({ onSave, onCancel }: DiaryFormProps) {
  const [faults, setFaults] = useState<Faults>({});
  const [hasNotSlept, setNotSlept] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [faults]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const night = readNight(new FormData(event.currentTarget));
    if (!night || night.day > localDay(new Date())) setFaults(faultsOf(event.currentTarget));
    else if (!lengthOf(night)) setFaults({ gotUp: COPY.contradiction });
    else onSave(night);
  };
  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
      <StepHeading>{COPY.title}</StepHeading>
      <StepNote>
        <Whereabouts />
      </StepNote>
      <TextField
        type="date"
        name="day"
        label={COPY.day}
        defaultValue={localDay(new Date())}
        max={localDay(new Date())}
        required
        error={faults.day}
      />
      <div className={styles.pair}>
        <ClockField name="wentToBed" faults={faults} />
        <ClockField name="lightsOut" faults={faults} />
      </div>
      <CheckboxField
        name="hasNotSlept"
        label={COPY.hasNotSlept}
        checked={hasNotSlept}
        onChange={({ target }) => setNotSlept(target.checked)}
      />
      {hasNotSlept ? null : (
        <>
          <CountField name="minutesToSleep" faults={faults} />
          <CountField name="timesAwake" faults={faults} />
          <CountField name="minutesAwake" hint={COPY.minutesAwakeHint} faults={faults} />
          <ClockField name="wokeUp" faults={faults} />
        </>
      )}
      <ClockField name="gotUp" faults={faults} />
      <RadioGroup name="quality" label={COPY.quality} options={QUALITIES} isRequired error={faults.quality} />
      <fieldset className={styles.notes}>
        <legend>{COPY.notes}</legend>
        <CheckboxField name="hasNapped" label={COPY.hasNapped} />
        <CheckboxField name="hasDrunkAlcohol" label={COPY.hasDrunkAlcohol} />
        <CheckboxField name="hasTakenMedicine" label={COPY.hasTakenMedicine} />
      </fieldset>
      <StepActions>
        <Button type="submit" size="large">
          {COPY.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {COPY.cancel}
        </Button>
      </StepActions>
    </form>
  );
}

/** The fields that the browser itself finds wrong, each with what to do. */
function faultsOf(form: HTMLFormElement): Faults {
  const wrong = [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && !field.checkValidity(),
  );
  return Object.fromEntries(wrong.map(({ name, type }) => [name, COPY.missing[type]]));
}

function ClockField({
  name,
  faults,
}: {
  name: 'wentToBed' | 'lightsOut' | 'wokeUp' | 'gotUp';
  faults: Faults;
}) {
  return <TextField type="time" name={name} label={COPY[name]} required error={faults[name]} />;
}

interface CountFieldProps {
  name: 'minutesToSleep' | 'timesAwake' | 'minutesAwake';
  hint?: string;
  faults: Faults;
}

function CountField({ name, hint, faults }: CountFieldProps) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      name={name}
      label={COPY[name]}
      hint={hint}
      min={0}
      max={MAX_COUNT}
      required
      error={faults[name]}
    />
  );
}
