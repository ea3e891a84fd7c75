import type { ReactNode } from 'react';
import { Button, ButtonLink, Notice, PhoneText, TextLink, type ButtonProps } from '@stillsam/ui';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './step-parts.module.css';

interface StepHeadingProps {
  children: ReactNode;
  id?: string;
  /** Id of the element that describes the heading. */
  describedBy?: string;
}

/** The heading of a step, which receives the focus when the step is shown. */
export function StepHeading({ children, id, describedBy }: StepHeadingProps) {
  return (
    <h2 id={id} tabIndex={-1} data-step-heading aria-describedby={describedBy} className={styles.heading}>
      {children}
    </h2>
  );
}

/** A list of sentences. */
export function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points} role="list">
      {points.map((point) => (
        <li key={point}>
          <PhoneText text={point} />
        </li>
      ))}
    </ul>
  );
}

interface StepPartProps {
  title: string;
  /** Of its heading: 2 where no heading of a step stands above it. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A part of a step below its heading. */
export function StepPart({ title, level = 3, children }: StepPartProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.part}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

interface SmallExerciseProps {
  /** Of its heading, to which an address may lead. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** An exercise of a minute or less, which a page has beside its own. */
export function SmallExercise({ id, title, className = '', children }: SmallExerciseProps) {
  return (
    <section className={`${styles.small} ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A link to a related page. */
export interface Way {
  to: string;
  label: string;
}

interface WayListProps {
  ways: readonly Way[];
  /** Links alone, where another button comes first. */
  isQuiet?: boolean;
}

/** What may come next: one small thing as a button, and others as links. */
export function WayList({ ways, isQuiet = false }: WayListProps) {
  const [next, ...others] = ways;
  return (
    <ul className={styles.ways} role="list">
      {next && !isQuiet ? (
        <li>
          <ButtonLink to={next.to} variant="secondary">
            {next.label}
          </ButtonLink>
        </li>
      ) : null}
      {(isQuiet ? ways : others).map(({ to, label }) => (
        <li key={to}>
          <TextLink to={to} arrow="forward">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** The buttons of a step. They wrap, and are hidden in print. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={`${styles.actions} ${shown.onScreen}`}>{children}</div>;
}

/** The large button with which an exercise begins. */
export function BeginAction({ onBegin, children }: { onBegin: () => void; children: string }) {
  return (
    <StepActions>
      <Button size="large" onClick={onBegin}>
        {children}
      </Button>
    </StepActions>
  );
}

/** Leads to the step before. */
export function BackAction({ onBack, children }: { onBack: () => void; children: string }) {
  return (
    <StepActions>
      <Button variant="quiet" onClick={onBack}>
        {children}
      </Button>
    </StepActions>
  );
}

/** The actions below a result: again from the start, and on paper. */
export function ResultActions({ again, onRestart }: { again: string; onRestart: () => void }) {
  return (
    <StepActions>
      <Button variant="secondary" onClick={onRestart}>
        {again}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        Skriv ut
      </Button>
    </StepActions>
  );
}

/** Erases saved data. Its colour sets it apart from other quiet buttons. */
export function EraseButton(props: Pick<ButtonProps, 'aria-label' | 'onClick' | 'children'>) {
  return <Button {...props} variant="quiet" className={styles.erase} />;
}

/** A secondary sentence. */
export function StepNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/**
 * A live region for the result of an action. It is present before it has content, because screen readers announce
 * changes in a live region, and often not the content of a new one.
 */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.outcome}>
      {children}
    </div>
  );
}

/** Says what was erased, with the way back. */
export function UndoNotice({ erased, onUndo }: { erased: string | null; onUndo: () => void }) {
  return (
    <Outcome>
      {erased ? (
        <Notice
          role="none"
          action={
            <Button variant="quiet" onClick={onUndo}>
              Ångra
            </Button>
          }
        >
          {erased}
        </Notice>
      ) : null}
    </Outcome>
  );
}
