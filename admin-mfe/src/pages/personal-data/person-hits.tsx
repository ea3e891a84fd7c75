import type { Ref } from 'react';
import type { components } from '@stillsam/contracts';
import { adminPersonPath } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import styles from './personal-data.module.css';
import look from '../../look.module.css';

interface PersonHitsProps {
  found: components['schemas']['PeopleDto'];
  headingRef: Ref<HTMLHeadingElement>;
}

/** The people of a search. The links name a row, so that no address gets into the history. */
export function PersonHits({ found: { people, has_more }, headingRef }: PersonHitsProps) {
  return (
    <section className={styles.result} aria-labelledby="hits">
      <h2 id="hits" ref={headingRef} tabIndex={-1} className={styles.title}>
        {COPY.hits(people.length)}
      </h2>
      {people.length > 0 ? (
        <ul role="list" className={look.rows}>
          {people.map(({ email, name, kind, id, kinds }) => (
            <li key={email} className={styles.entry}>
              <span>
                <TextLink to={adminPersonPath(kind, id)}>{email}</TextLink>
                {name ? ` ${name}` : null}
              </span>
              <span className={look.soft}>{kinds.map((one) => COPY.kinds[one]).join(', ')}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {has_more ? <p>{COPY.more}</p> : null}
    </section>
  );
}
