import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { DividerLine, RingLine, type LineShape } from '../../breath-line/breath-line';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** A sentence or two: why it is empty, and what can be done. */
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** The page's own breath line, in place of the ring. */
  line?: LineShape;
  className?: string;
}

/** A message in place of an empty list. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, headingLevel = 2, line, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      {line ? <DividerLine shape={line} className={styles.line} /> : <RingLine className={styles.drawing} />}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
