import type { ReactNode } from 'react';
import { EmailAddress } from './email-address';
import styles from './name-and-address.module.css';

/** What names a row, and a softer line below it. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.line}>
      {first}
      <span className={styles.second}>{second}</span>
    </span>
  );
}

/** Who wrote, and their address below the name. */
export function NameAndAddress({ name, email }: { name: ReactNode; email: string }) {
  return (
    <span className={styles.person}>
      <TwoLines first={name} second={<EmailAddress email={email} />} />
    </span>
  );
}
