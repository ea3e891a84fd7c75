import type { ReactNode } from 'react';
import { DividerLine, type LineShape } from '../../breath-line/breath-line';
import { classNames } from '../../class-names';
import { TextLink } from '../text-link/text-link';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** A line above the title. */
  eyebrow?: ReactNode;
  /** A paragraph below it. */
  lead?: ReactNode;
  back?: { to: string; label: ReactNode };
  /** The page's own breath line, below its title. */
  line?: LineShape;
  children?: ReactNode;
  className?: string;
}

/** The top of a page, with its only h1. */
export function PageHeader({ title, eyebrow, lead, back, line, children, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, back && styles.hasBack, className)}>
      {back ? (
        <TextLink to={back.to} arrow="back">
          {back.label}
        </TextLink>
      ) : null}
      <div className={styles.row}>
        <div className={styles.texts}>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <h1>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
      </div>
      {line ? <DividerLine shape={line} className={styles.line} /> : null}
      {children}
    </header>
  );
}
