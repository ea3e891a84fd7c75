import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { MessageMark } from '../icon/icon';
import { CloseButton } from './close-button';
import styles from './notice.module.css';

/** `quiet` is paper with a hairline: a fact that lies beside what the page is for. */
export type NoticeTone = 'info' | 'quiet' | 'success' | 'error';

interface NoticeProps {
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

const SIGNS = { info: 'info', quiet: 'info', success: 'done', error: 'alert' } as const;

/** A message in the page: what happened, and what to do next. */
export function Notice({ tone = 'info', title, children, action, onDismiss, role, className }: NoticeProps) {
  const liveRole = role ?? (tone === 'error' ? 'alert' : 'status');
  return (
    <div
      className={classNames(styles.notice, styles[tone], className)}
      role={liveRole === 'none' ? undefined : liveRole}
    >
      <MessageMark sign={SIGNS[tone]} className={styles.mark} />
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
