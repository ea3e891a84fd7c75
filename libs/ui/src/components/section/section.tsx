import { useId, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './section.module.css';

export interface SectionProps {
  /** Given, the section is a named region. */
  title?: ReactNode;
  lead?: ReactNode;
  /** A link or button beside the title. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  /** The surface across the whole width of the window. */
  tone?: 'plain' | 'calm' | 'raised' | 'warm' | 'deep';
  width?: 'content' | 'reading' | 'full';
  /** Space above and below. */
  rhythm?: 'none' | 'medium' | 'large';
  align?: 'start' | 'center';
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
  headingLevel = 2,
  tone = 'plain',
  width = 'content',
  rhythm = 'large',
  align = 'start',
  isSplit = false,
  id,
  labelledBy,
  children,
  className,
}: SectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const hasHeader = Boolean(title || lead || action);
  return (
    <section
      id={id}
      className={classNames(styles.section, styles[tone], styles[`rhythm-${rhythm}`], className)}
      aria-labelledby={title ? titleId : labelledBy}
      data-surface={tone === 'deep' ? 'deep' : undefined}
    >
      <div className={classNames(styles.inner, styles[width], isSplit && styles.split)}>
        {hasHeader ? (
          <div className={classNames(styles.header, align === 'center' && styles.center)}>
            <div>
              {title ? <Heading id={titleId}>{title}</Heading> : null}
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
