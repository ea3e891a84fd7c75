import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { CloseButton } from './close-button';
import { AlertMark, DoneMark, InfoMark } from './notice-marks';
import styles from './notice.module.css';

/** `quiet` is paper with a hairline: a fact that lies beside what the page is for. */
export type NoticeTone = 'info' | 'quiet' | 'success' | 'error';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** A button or link: what to do now. */
  action?: ReactNode;
  /** Given, the notice has a close button. */
  onDismiss?: () => void;
  /** `alert` for errors, otherwise `status`; `none` for a text that was there from the start. */
  role?: 'status' | 'alert' | 'none';
  className?: string;
}

const MARKS = { info: InfoMark, quiet: InfoMark, success: DoneMark, error: AlertMark };

/** A message in the page: what happened, and what to do next. */
export function Notice({ tone = 'info', title, children, action, onDismiss, role, className }: NoticeProps) {
  const Mark = MARKS[tone];
  const liveRole = role ?? (tone === 'error' ? 'alert' : 'status');
  return (
    <div
      className={classNames(styles.notice, styles[tone], className)}
      role={liveRole === 'none' ? undefined : liveRole}
    >
      <Mark className={styles.mark} />
      <div className={styles.content}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {onDismiss ? (
        <CloseButton label="Stäng meddelandet" onClick={onDismiss} className={styles.close} />
      ) : null}
    </div>
  );
}
