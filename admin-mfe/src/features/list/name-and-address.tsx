import type { ReactNode } from 'react';
import { EmailAddress } from './email-address';
import styles from './name-and-address.module.css';

/** Who wrote, and their address below the name. */
export function NameAndAddress({ name, email }: { name: ReactNode; email: string }) {
  return (
    <span className={styles.both}>
      {name}
      <span className={styles.email}>
        <EmailAddress email={email} />
      </span>
    </span>
  );
}
