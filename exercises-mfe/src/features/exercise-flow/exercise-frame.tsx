import { useState, type ReactNode } from 'react';
import { ProgressLine, type QuickExitErases, QuickExitHint } from '@stillsam/ui';
import { Outcome } from './step-parts';
import { ResourceFrame } from '../../components/resource-frame/resource-frame';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './exercise-frame.module.css';
import { FLOW_COPY } from './flow.copy';
import { useStepFocus } from './use-step-focus';

interface ExerciseProgress {
  value: number;
  max: number;
  text: string;
  /** Replaces the breath line, and the exercise's own drawing with it. */
  drawing?: ReactNode;
}

export interface ExerciseFrameProps {
  title: string;
  /** Shown at the first step only. */
  lead?: ReactNode;
  /** The breath line drawing the exercise. */
  drawing?: ReactNode;
  /** Undefined hides the progress. */
  progress?: ExerciseProgress;
  /** After the first step, where the title is smaller. */
  isStarted: boolean;
  /** Identifies the view. A changed view fades in; the first view does not. */
  viewKey: string;
  /** A `QuickExit`, on the first screen of every step of a sensitive exercise. */
  exit?: ReactNode;
  /** The data that `exit` erases. */
  exitErases?: QuickExitErases;
  isRefused?: boolean;
  /** The content without JavaScript. */
  withoutScript: ReactNode;
  children: ReactNode;
  /** Below the step in its panel, the same at every step. */
  below?: ReactNode;
  /** Below the exercise: cautions, sources, notes on storage. */
  footer?: ReactNode;
}

/** The layout of an exercise: title and progress beside the step, or above it on narrow screens. */
export function ExerciseFrame(props: ExerciseFrameProps) {
  const { title, lead, drawing, progress, isStarted, viewKey, exit, isRefused, children, below, footer } =
    props;
  const { exitErases = 'answers' } = props;
  const container = useStepFocus(viewKey);
  const hasChanged = useHasChanged(viewKey);
  return (
    <ResourceFrame
      className={styles.page}
      title={title}
      lead={isStarted ? null : lead}
      drawing={isStarted ? null : drawing}
      introduction={progress ? <Progress {...progress} /> : null}
      isStarted={isStarted}
      exit={
        exit ? (
          <>
            {exit}
            {/* Seen at the first step; it describes the exit at the others too. */}
            <div className={styles.exitHint} hidden={isStarted}>
              <QuickExitHint erases={exitErases} />
            </div>
          </>
        ) : null
      }
      panelRef={container}
      panel={
        <>
          <div key={viewKey} className={`${styles.view} ${shown.withScript}`} data-follows={hasChanged}>
            {children}
          </div>
          <noscript>
            <div className={styles.withoutScript}>{props.withoutScript}</div>
          </noscript>
          {below}
          <Outcome>{isRefused ? <p className={styles.refused}>{FLOW_COPY.refused}</p> : null}</Outcome>
        </>
      }
    >
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </ResourceFrame>
  );
}

/** True once the value has changed. */
function useHasChanged(value: string): boolean {
  const [seen, setSeen] = useState({ value, hasChanged: false });
  if (seen.value !== value) setSeen({ value, hasChanged: true });
  return seen.hasChanged;
}

function Progress({ value, max, text, drawing }: ExerciseProgress) {
  // On a phone the result comes before a line that is full. A drawing stays: its end is worth seeing.
  const done = value === max && !drawing ? styles.done : '';
  const layout = drawing ? styles.beside : styles.below;
  return (
    <div className={`${layout} ${shown.withScript} ${shown.onScreen} ${done}`}>
      <ProgressLine
        label={FLOW_COPY.progress}
        isLabelHidden
        value={value}
        max={max}
        valueText={text}
        drawing={drawing}
      />
      <p className={styles.place} aria-hidden="true">
        {text}
      </p>
    </div>
  );
}
