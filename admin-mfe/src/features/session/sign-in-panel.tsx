import { runtimeConfig } from '@stillsam/platform';
import { PATHS } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { SESSION_COPY } from './session.copy';
import styles from './sign-in.module.css';

interface SignInPanelProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of the pages that stand before the back office. */
export function SignInPanel({ title, lead, children }: SignInPanelProps) {
  return (
    <section className={styles.page}>
      <div className={styles.panel}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <p className={styles.home}>
        <TextLink to={`${runtimeConfig().siteOrigin}${PATHS.home}`} isExternal>
          {SESSION_COPY.home}
        </TextLink>
      </p>
    </section>
  );
}
