import { useId } from 'react';
import { Button, TextField } from '@stillsam/ui';
import { formatDateTime } from '../../../features/dates/format-date';
import { fromSwedishTime } from '../../../features/dates/swedish-time.logic';
import { EDITOR_COPY } from '../post-editor.copy';
import formStyles from './post-form.module.css';
import styles from './schedule-field.module.css';

const { labels, schedule: copy } = EDITOR_COPY;

interface ScheduleFieldProps {
  /** `2026-03-05T14:32` in Swedish time, incomplete while it is typed, or empty. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Time of a scheduled publication. */
export function ScheduleField({ value, error, onChange }: ScheduleFieldProps) {
  const hintId = useId();
  const [date = '', time = ''] = value.split('T');
  const set = (newDate: string, newTime: string) =>
    onChange(newDate || newTime ? `${newDate}T${newTime}` : '');
  const moment = fromSwedishTime(value);
  return (
    <fieldset className={styles.field} aria-describedby={hintId}>
      <legend className={formStyles.checksLegend}>{labels.publish_at}</legend>
      <p id={hintId} className={styles.hint}>
        {copy.hint}
      </p>
      <div className={styles.parts}>
        <TextField
          type="date"
          name="publish_at"
          label={copy.date}
          value={date}
          error={error}
          onChange={(event) => set(event.target.value, time)}
        />
        <TextField
          type="time"
          label={copy.time}
          value={time}
          onChange={(event) => set(date, event.target.value)}
        />
      </div>
      {moment ? <p className={styles.hint}>{copy.set(formatDateTime(moment))}</p> : null}
      {value ? (
        <div>
          <Button variant="quiet" onClick={() => onChange('')}>
            {copy.clear}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
