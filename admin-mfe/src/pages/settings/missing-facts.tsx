import { Notice } from '@stillsam/ui';
import { factLabel } from '../../features/labels/facts.copy';
import { DETAILS_COPY, SETTINGS_COPY } from './settings.copy';
import type { Settings } from './settings.queries';
import styles from './settings.module.css';

const { missing: COPY } = SETTINGS_COPY;

/** Which facts nobody has filled in, why each is needed, and the way to its section. */
export function MissingFacts({ missing }: Pick<Settings, 'missing'>) {
  const required = missing.filter(({ is_required: isRequired }) => isRequired);
  const others = missing.filter(({ is_required: isRequired }) => !isRequired);
  if (missing.length === 0) return <Notice tone="success">{COPY.none}</Notice>;
  return (
    <section className={styles.section} aria-labelledby="missing-title">
      <h2 id="missing-title" className={styles.title}>
        {COPY.title}
      </h2>
      {required.length > 0 ? (
        <>
          <p className={styles.lead}>{COPY.required}</p>
          <Facts facts={required} />
        </>
      ) : null}
      {others.length > 0 ? (
        <details className={styles.fold} open={required.length === 0}>
          <summary>{COPY.other(others.length)}</summary>
          <Facts facts={others} />
        </details>
      ) : null}
    </section>
  );
}

function Facts({ facts }: { facts: Settings['missing'] }) {
  return (
    <ul className={styles.missing} role="list">
      {facts.map(({ place }) => {
        const { section, why } = DETAILS_COPY[place] ?? { section: 'company', why: '' };
        return (
          <li key={place}>
            <a href={`#${section}`}>{factLabel(place)}</a>
            <span className={styles.why}>{why}</span>
          </li>
        );
      })}
    </ul>
  );
}
