import { useState } from 'react';
import { Button, Notice, PhoneText, TextField } from '@stillsam/ui';
import { AddToPlan } from '@stillsam/my-plan';
import { PATHS } from '@stillsam/paths';
import { BRAND, runtimeConfig } from '@stillsam/platform';
import { downloadText } from '../../../browser/visitor-data';
import {
  Outcome,
  ResultActions,
  StepActions,
  StepHeading,
  StepPart,
  WayList,
} from '../../../components/step-parts/step-parts';
import { REFLECTION_TEXTS, type Reflection, DEFAULT_REMINDER_TIME, ENERGY_COPY } from '../energy.copy';
import { dailyReminder, isTimeOfDay } from '../reminder.logic';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './energy.module.css';

const COPY = ENERGY_COPY.reminder;

interface AffirmationProps {
  /** Label of the micro action. */
  action: string;
  reflection: Reflection;
  onRestart: () => void;
}

/** What was done, an affirmation, and an optional reminder. */
export function Affirmation({ action, reflection, onRestart }: AffirmationProps) {
  const { affirmation, text } = REFLECTION_TEXTS[reflection];
  return (
    <>
      <p>{ENERGY_COPY.affirmation.did(action)}</p>
      <div className={styles.affirmation}>
        <p className={styles.label}>{ENERGY_COPY.affirmation.label}</p>
        <StepHeading>{affirmation}</StepHeading>
      </div>
      <p>
        <PhoneText text={text} />
      </p>
      <StepActions>
        <AddToPlan title={action} path={PATHS.energyManagement} />
      </StepActions>
      <ReminderForm />
      <StepPart title={ENERGY_COPY.affirmation.waysTitle}>
        <WayList ways={ENERGY_COPY.ways} />
      </StepPart>
      <ResultActions again={ENERGY_COPY.affirmation.again} onRestart={onRestart} />
    </>
  );
}

/** Downloads a daily reminder as a calendar file. It needs no account or address and contains no answers. */
function ReminderForm() {
  const [time, setTime] = useState(DEFAULT_REMINDER_TIME);
  const [outcome, setOutcome] = useState<'open' | 'done' | 'bad-time'>('open');

  const download = () => {
    if (!isTimeOfDay(time)) return setOutcome('bad-time');
    downloadText(COPY.fileName, 'text/calendar', dailyReminder(reminderAt(time)));
    setOutcome('done');
  };

  return (
    <div className={`${styles.reminder} ${shown.onScreen}`}>
      <StepPart title={COPY.title}>
        <p>{COPY.text}</p>
        <div className={styles.reminderRow}>
          <TextField
            type="time"
            label={COPY.time}
            value={time}
            error={outcome === 'bad-time' ? COPY.badTime : undefined}
            onChange={(event) => {
              setTime(event.target.value);
              setOutcome('open');
            }}
          />
          <Button variant="secondary" className={styles.reminderButton} onClick={download}>
            {COPY.get}
          </Button>
        </div>
        <Outcome>
          {outcome === 'done' ? (
            <Notice role="none" tone="success" title={COPY.done}>
              {COPY.doneHow}
            </Notice>
          ) : null}
        </Outcome>
      </StepPart>
    </div>
  );
}

function reminderAt(time: string) {
  const origin = runtimeConfig().siteOrigin || window.location.origin;
  return {
    time,
    now: new Date(),
    id: `${randomName()}@${new URL(origin).hostname}`,
    title: COPY.eventTitle,
    text: COPY.eventText,
    address: origin + PATHS.energyManagement,
    product: `${BRAND}//${ENERGY_COPY.title}`,
  };
}

function randomName(): string {
  // Unlike randomUUID, getRandomValues is available without a secure context.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
