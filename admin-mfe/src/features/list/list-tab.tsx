import { Button, EmptyState, Notice, Skeleton, Icon, TextLink } from '@stillsam/ui';
import { useEffect, useRef, type ReactNode, type Ref, createContext, use } from 'react';
import { LIST_COPY } from './list.copy';
import styles from './list-tab.module.css';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useClosingDetails } from './use-closing-details';

interface ListTabProps {
  /** In place of the screen's own. */
  title?: string;
  /** What the screen is for. */
  help?: string;
  /** The switch between the screen's lists, and its buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A screen of the dashboard, from its heading down to the list and its dialogs. */
export function ListTab({ title, help, actions, children }: ListTabProps) {
  return (
    <div className={styles.tab}>
      <ScreenHeader title={title} help={help}>
        {actions}
      </ScreenHeader>
      {children}
    </div>
  );
}

interface ListSectionProps {
  label: string;
  /** Takes the focus when the row that had it is gone. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The table of a tab, which knows its own width. */
export function ListSection({ label, ref, children }: ListSectionProps) {
  return (
    <section ref={ref} tabIndex={-1} className={styles.list} aria-label={label}>
      {children}
    </section>
  );
}

/** The outcome of an action. */
export interface ListOutcome {
  tone: 'success' | 'error';
  text: string;
}

interface OutcomeNoticeProps {
  outcome: ListOutcome | null;
  onDismiss?: () => void;
  /** More about the outcome. */
  children?: ReactNode;
}

/** What came of the last action, brought into view where the page is scrolled past it. */
export function OutcomeNotice({ outcome, onDismiss, children }: OutcomeNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up of an effect.
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  if (!outcome) return null;
  return (
    <div ref={frame} className={styles.outcome}>
      <Notice key={outcome.text} tone={outcome.tone} onDismiss={onDismiss}>
        {outcome.text}
        {children}
      </Notice>
    </div>
  );
}

/** The placeholder of rows that load. @param label read by screen readers. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton}>
      <Skeleton lines={2} label={label} />
      <Skeleton lines={2} />
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </div>
  );
}

interface LoadFailedProps {
  title: string;
  text?: string;
  refetch: () => Promise<unknown>;
}

/** In place of what could not be fetched, with a button to try again. */
export function LoadFailed({ title, text, refetch }: LoadFailedProps) {
  return (
    <EmptyState title={title} action={<Button onClick={() => void refetch()}>{LIST_COPY.retry}</Button>}>
      {text ? <p>{text}</p> : null}
    </EmptyState>
  );
}

const TitleContext = createContext('');

/** Names the screen for the heading that its content renders. */
export const ScreenTitle = TitleContext.Provider;

interface ScreenHeaderProps {
  /** In place of the title that the dashboard gives; null where the content has the h1. */
  title?: string | null;
  back?: { to: string; label: string };
  /** What the screen is for, folded behind a question mark. */
  help?: string;
  /** The switch between the lists of the screen, and its buttons. */
  children?: ReactNode;
}

/** The top of a screen in one row: its h1, and what applies to the screen as a whole. */
export function ScreenHeader({ title: ownTitle, back, help, children }: ScreenHeaderProps) {
  const title = use(TitleContext);
  const { details, summary, onBlur, onKeyDown } = useClosingDetails();
  return (
    <header className={styles.header}>
      <div>
        {back ? (
          <TextLink to={back.to} arrow="back">
            {back.label}
          </TextLink>
        ) : null}
        {ownTitle === null ? null : (
          <div className={styles.title}>
            <h1>{ownTitle ?? title}</h1>
            {help ? (
              <details ref={details} className={styles.help} onBlur={onBlur} onKeyDown={onKeyDown}>
                <summary ref={summary} aria-label={LIST_COPY.about(ownTitle ?? title)}>
                  <Icon icon={CircleHelp} />
                </summary>
                <p>{help}</p>
              </details>
            ) : null}
          </div>
        )}
      </div>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </header>
  );
}
