import { PageMeta } from '@stillsam/platform';
import { ProgressLine, type QuickExitErases, QuickExitHint, useHydrated } from '@stillsam/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CareNote } from '../../components/care-note/care-note';
import { ResourceFrame } from '../../components/resource-frame/resource-frame';
import { Outcome, StepNote } from '../../components/step-parts/step-parts';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './exercise-frame.module.css';

const COPY = {
  progress: 'Så långt har du kommit',
  refused:
    'Din webbläsare sparar ingenting här. Det du fyller i finns kvar så länge du är på sidan, men inte om du laddar om den.',
};

interface ExerciseProgress {
  value: number;
  max: number;
  text: string;
  /** Replaces the breath line, and the exercise's own drawing with it. */
  drawing?: ReactNode;
}

export interface ExerciseFrameProps {
  path: string;
  copy: {
    title: string;
    description: string;
    lead?: string;
    /** Where to seek care. */
    care: string | readonly string[];
    /** Stands out above it. */
    urgent?: string;
    /** Introduces `onPaper`. */
    withoutScript?: { title: string; text: string };
  };
  /** Shown at the first step only; the copy's when left out. */
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
  /** The exercise without JavaScript. */
  onPaper?: ReactNode;
  children: ReactNode;
  /** Below the step in its panel, the same at every step. */
  below?: ReactNode;
  /** Below the care note. */
  sources?: ReactNode;
  /** Below the exercise: the care note and the sources when left out. */
  footer?: ReactNode;
}

/** The page of an exercise: title and progress beside the step, or above it on narrow screens. */
export function ExerciseFrame(props: ExerciseFrameProps) {
  const { copy, lead = copy.lead, drawing, progress, isStarted, viewKey, exit, children, below } = props;
  const care = (
    <CareNote text={copy.care} urgent={copy.urgent}>
      {props.sources}
    </CareNote>
  );
  const { footer = care } = props;
  const container = useStepFocus(viewKey);
  const hasChanged = useHasChanged(viewKey);
  return (
    <>
      <PageMeta title={copy.title} description={copy.description} path={props.path} />
      <ResourceFrame
        className={styles.page}
        title={copy.title}
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
                <QuickExitHint erases={props.exitErases ?? 'answers'} />
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
              <div className={styles.withoutScript}>
                {copy.withoutScript ? (
                  <>
                    <h2>{copy.withoutScript.title}</h2>
                    <p>{copy.withoutScript.text}</p>
                  </>
                ) : null}
                {props.onPaper}
              </div>
            </noscript>
            {below}
            <Outcome>{props.isRefused ? <StepNote>{COPY.refused}</StepNote> : null}</Outcome>
          </>
        }
      >
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </ResourceFrame>
    </>
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
  const line = drawing ? '' : styles.breath;
  return (
    <div className={`${styles.progress} ${line} ${shown.withScript} ${shown.onScreen} ${done}`}>
      <ProgressLine
        label={COPY.progress}
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

/** Height of the site's sticky header in CSS pixels. */
const HEADER_HEIGHT = 96;
const MAX_SHARE_OF_WINDOW = 0.75;

/**
 * Moves the focus to a step's heading and scrolls to it when the step changes. When the page opens, or hydrates into a
 * stored step, the focus does not move.
 *
 * @returns the ref of the step's container.
 */
function useStepFocus(viewKey: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const wasHydrated = useRef(false);
  const seen = useRef(viewKey);
  useEffect(() => {
    const isNew = wasHydrated.current && seen.current !== viewKey;
    wasHydrated.current = isHydrated;
    seen.current = viewKey;
    const heading = isNew ? container.current?.querySelector<HTMLElement>('[data-step-heading]') : null;
    if (!heading) return;
    heading.focus({ preventScroll: true });
    scrollToHeading(heading);
  }, [viewKey, isHydrated]);
  return container;
}

/** Scrolls to the heading, together with the exit links above it if the window is high enough for both. */
function scrollToHeading(heading: HTMLElement): void {
  const page = heading.closest('[data-started]') ?? heading;
  const { top } = page.getBoundingClientRect();
  const { bottom } = heading.getBoundingClientRect();
  const isWhole = bottom - top <= window.innerHeight * MAX_SHARE_OF_WINDOW - HEADER_HEIGHT;
  (isWhole ? page : heading).scrollIntoView({ block: 'start' });
}
