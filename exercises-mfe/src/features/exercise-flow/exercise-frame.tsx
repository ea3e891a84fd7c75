import type { ReactNode } from 'react';
import { PATHS } from '@stillsam/paths';
import { ProgressLine, TextLink } from '@stillsam/ui';
import styles from './exercise-frame.module.css';
import { FLOW_COPY } from './flow.copy';
import { useStepArrival } from './use-step-arrival';

interface ExerciseFrameProps {
  title: string;
  /** Said beside the first step; later steps leave the room to themselves. */
  lead?: ReactNode;
  /** The breath line drawing the exercise. */
  drawing?: ReactNode;
  /** How far one has come; nothing before the first step and after the last. */
  progress?: { value: number; max: number; text: string };
  /** Past the beginning: the title steps back. */
  isUnderWay: boolean;
  /** What is shown now: it fades in when this changes. */
  viewKey: string;
  /** Away at once, for what one may not want others to see. */
  exit?: ReactNode;
  isRefused?: boolean;
  /** Without JavaScript: what can be read and done all the same. */
  withoutScript: ReactNode;
  children: ReactNode;
  /** Below the exercise: care, sources, what is kept. */
  footer?: ReactNode;
}

/** Title and progress on one side, the step on the other; one below the other where it is narrow. */
export function ExerciseFrame(props: ExerciseFrameProps) {
  const { title, lead, drawing, progress, isUnderWay, viewKey, exit, isRefused, children, footer } = props;
  const holder = useStepArrival(viewKey);
  return (
    <div className={styles.page} data-under-way={isUnderWay}>
      <div className={styles.top}>
        <TextLink to={PATHS.resources} arrow="back">
          {FLOW_COPY.back}
        </TextLink>
      </div>
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead && !isUnderWay ? <p className={styles.lead}>{lead}</p> : null}
        {drawing && !isUnderWay ? <div className={styles.drawing}>{drawing}</div> : null}
        {progress ? (
          <ProgressLine
            label={FLOW_COPY.progress}
            isLabelHidden
            value={progress.value}
            max={progress.max}
            valueText={progress.text}
            className={styles.progress}
          />
        ) : null}
        {progress ? (
          <p className={styles.place} aria-hidden="true">
            {progress.text}
          </p>
        ) : null}
      </header>
      <div className={styles.panel} ref={holder}>
        <div key={viewKey} className={styles.view}>
          {children}
        </div>
        <noscript>
          <div className={styles.withoutScript}>{props.withoutScript}</div>
        </noscript>
        {isRefused ? (
          <p className={styles.refused} role="status">
            {FLOW_COPY.refused}
          </p>
        ) : null}
      </div>
      {exit || footer ? (
        <div className={styles.footer}>
          {exit}
          {footer}
        </div>
      ) : null}
    </div>
  );
}
