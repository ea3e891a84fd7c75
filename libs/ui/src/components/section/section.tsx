import { useId, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './section.module.css';

export interface SectionProps {
  /** Given, the section is a named region. */
  title?: ReactNode;
  lead?: ReactNode;
  /** A link or button beside the title. */
  action?: ReactNode;
  /** The surface across the whole width of the window. */
  tone?: 'plain' | 'calm' | 'raised' | 'deep';
  width?: 'content' | 'reading';
  /** Space above and below; `end`: below alone, under the header of a page. */
  rhythm?: 'none' | 'end' | 'medium' | 'large';
  /** Places the children beside the title on wide windows. */
  isSplit?: boolean;
  id?: string;
  /** Id of a heading among the children, where `title` is not given: it names the region. */
  labelledBy?: string;
  children?: ReactNode;
  className?: string;
}

/** A part of a page with the site's width, gutter and rhythm. */
export function Section({
  title,
  lead,
  action,
  tone = 'plain',
  width = 'content',
  rhythm = 'large',
  isSplit = false,
  id,
  labelledBy,
  children,
  className,
}: SectionProps) {
  const titleId = useId();
  const hasHeader = Boolean(title || lead || action);
  return (
    <section
      id={id}
      className={classNames(styles[tone], styles[`rhythm-${rhythm}`], className)}
      aria-labelledby={title ? titleId : labelledBy}
      data-surface={tone === 'deep' ? 'deep' : undefined}
    >
      <div className={classNames(styles.inner, styles[width], isSplit && styles.split)}>
        {hasHeader ? (
          <div className={styles.header}>
            <div>
              {title ? <h2 id={titleId}>{title}</h2> : null}
              {lead ? <p className={styles.lead}>{lead}</p> : null}
            </div>
            {action}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
