import { useState, type ReactNode } from 'react';
import { ProgressLine } from '@stillsam/ui';
import { ResourceFrame } from '../../components/resource-frame/resource-frame';
import styles from './exercise-frame.module.css';
import { FLOW_COPY } from './flow.copy';
import { Outcome } from './outcome';
import { QuickExitHint, type QuickExitErases } from './quick-exit';
import { useStepArrival } from './use-step-arrival';

interface ExerciseProgress {
  value: number;
  max: number;
  text: string;
}

interface ExerciseFrameProps {
  title: string;
  /** Said beside the first step; later steps leave the room to themselves. */
  lead?: ReactNode;
  /** The breath line drawing the exercise. */
  drawing?: ReactNode;
  /** The progress; none before the first step and after the last. */
  progress?: ExerciseProgress;
  /** Past the beginning: the title steps back. */
  isStarted: boolean;
  /** Identifies the view. A changed view fades in; the first one does not. */
  viewKey: string;
  /** A `QuickExit`, on the first screen of every step of a sensitive exercise. */
  exit?: ReactNode;
  /** What leaving by it erases. */
  exitErases?: QuickExitErases;
  isRefused?: boolean;
  /** Without JavaScript: what can be read and done all the same. */
  withoutScript: ReactNode;
  children: ReactNode;
  /** Below the exercise: care, sources, what the browser stores. */
  footer?: ReactNode;
}

/** Title and progress on one side, the step on the other; one below the other where it is narrow. */
export function ExerciseFrame(props: ExerciseFrameProps) {
  const { title, lead, drawing, progress, isStarted, viewKey, exit, isRefused, children, footer } = props;
  const { exitErases = 'answers' } = props;
  const holder = useStepArrival(viewKey);
  const hasChanged = useHasChanged(viewKey);
  return (
    <ResourceFrame
      className={styles.page}
      title={title}
      lead={isStarted ? null : lead}
      drawing={isStarted ? null : drawing}
      introduction={progress ? <Progress {...progress} /> : null}
      isStarted={isStarted}
      exit={exit}
      panelRef={holder}
      panel={
        <>
          <div key={viewKey} className={styles.view} data-follows={hasChanged}>
            {children}
          </div>
          <noscript>
            <div className={styles.withoutScript}>{props.withoutScript}</div>
          </noscript>
          <Outcome>{isRefused ? <p className={styles.refused}>{FLOW_COPY.refused}</p> : null}</Outcome>
        </>
      }
    >
      {exit || footer ? (
        <div className={styles.footer}>
          {exit ? <QuickExitHint erases={exitErases} /> : null}
          {footer}
        </div>
      ) : null}
    </ResourceFrame>
  );
}

/** Whether a value has been another one before. */
function useHasChanged(value: string): boolean {
  const [seen, setSeen] = useState({ value, hasChanged: false });
  if (seen.value !== value) setSeen({ value, hasChanged: true });
  return seen.hasChanged;
}

function Progress({ value, max, text }: ExerciseProgress) {
  return (
    <>
      <ProgressLine
        label={FLOW_COPY.progress}
        isLabelHidden
        value={value}
        max={max}
        valueText={text}
        className={styles.progress}
      />
      <p className={styles.place} aria-hidden="true">
        {text}
      </p>
    </>
  );
}
