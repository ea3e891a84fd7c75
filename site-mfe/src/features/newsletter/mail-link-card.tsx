import { PATHS } from '@stillsam/paths';
import { RingLine, Section, TextLink } from '@stillsam/ui';
import type { ReactNode, Ref } from 'react';
import styles from './mail-link-card.module.css';

const COPY = {
  useless: 'Länken går inte att använda',
  read: 'Läs en text så länge',
};

interface MailLinkCardProps {
  title: string;
  text: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** The text is an error. */
  isFault?: boolean;
  children: ReactNode;
}

/** What a mailed link led to, centred below the ring. */
export function MailLinkCard({ title, text, titleRef, isFault = false, children }: MailLinkCardProps) {
  return (
    <Section width="reading" rhythm="large">
      <div className={styles.card}>
        <RingLine className={styles.ring} />
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p role={isFault ? 'alert' : 'status'} className={styles.text}>
          {text}
        </p>
        <div className={styles.action}>{children}</div>
      </div>
    </Section>
  );
}

/** A mailed link that is used, too old or incomplete. @param props the way to solve it as children. */
export function UselessLinkCard({ children, ...props }: Omit<MailLinkCardProps, 'title' | 'isFault'>) {
  return (
    <MailLinkCard {...props} title={COPY.useless}>
      {children}
      <TextLink to={PATHS.library} arrow="forward">
        {COPY.read}
      </TextLink>
    </MailLinkCard>
  );
}
