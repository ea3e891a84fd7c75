import { useId } from 'react';
import { Button, CheckboxField, TextField } from '@stillsam/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { formatClock, formatDateTime } from '../../format-date';
import { CATEGORY_IDS, CATEGORY_NAMES } from './categories';
import { clockChangeAt, fromSwedishTime } from './swedish-time.logic';
import layout from './draft-editor.module.css';
import look from '../../look.module.css';

interface CategoryChecksProps {
  legend: string;
  field: UseFormRegisterReturn & { error: string | undefined };
}

/** Categories to choose from. */
export function CategoryChecks({ legend, field: { error, ...field } }: CategoryChecksProps) {
  const errorId = useId();
  return (
    <fieldset className={layout.checks} aria-describedby={error ? errorId : undefined}>
      <legend className={layout.checksLegend}>{legend}</legend>
      {CATEGORY_IDS.map((id) => (
        <CheckboxField key={id} label={CATEGORY_NAMES[id]} value={id} {...field} />
      ))}
      {error ? (
        <p id={errorId} className={layout.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

interface SwedishTimeFieldProps {
  /** Name of the date's input. */
  name: string;
  legend: string;
  hint: string;
  /** What happens at the moment: `Publiceras 5 mars 2026 kl. 14.32.` */
  describe: (moment: string) => string;
  /** Absent where the time may not be left out. */
  clearLabel?: string;
  /** `2026-03-05T14:32` in Swedish time, incomplete while it is typed, or empty. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A date and a time of day in Sweden, with what they mean in the nights when the clocks change. */
export function SwedishTimeField({
  name,
  legend,
  hint,
  describe,
  clearLabel,
  value,
  error,
  onChange,
}: SwedishTimeFieldProps) {
  const hintId = useId();
  const [date = '', time = ''] = value.split('T');
  const set = (newDate: string, newTime: string) =>
    onChange(newDate || newTime ? `${newDate}T${newTime}` : '');
  const moment = fromSwedishTime(value);
  return (
    <fieldset className={layout.time} aria-describedby={hintId}>
      <legend className={layout.checksLegend}>{legend}</legend>
      <p id={hintId} className={look.small}>
        {hint}
      </p>
      <div className={layout.timeParts}>
        <TextField
          type="date"
          name={name}
          label="Datum"
          value={date}
          error={error}
          onChange={(event) => set(event.target.value, time)}
        />
        <TextField
          type="time"
          label="Klockslag"
          value={time}
          onChange={(event) => set(date, event.target.value)}
        />
      </div>
      {moment ? <p className={look.small}>{describe(formatDateTime(moment))}</p> : null}
      {moment ? <ClockChange clock={value} moment={moment} /> : null}
      {value && clearLabel ? (
        <div>
          <Button variant="quiet" onClick={() => onChange('')}>
            {clearLabel}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

function ClockChange({ clock, moment }: { clock: string; moment: string }) {
  const change = clockChangeAt(clock);
  if (!change) return null;
  return (
    <p className={layout.clockChange} role="status">
      {change === 'skipped'
        ? `Den natten ställs klockan fram, så ${clock.slice(11).replace(':', '.')} finns inte. Tiden blir ${formatClock(moment)}.`
        : `Den natten ställs klockan tillbaka, så ${formatClock(moment)} kommer två gånger. Den första gången gäller.`}
    </p>
  );
}
