import { Notice } from '@stillsam/ui';
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
      <Facts lead={COPY.required} facts={required} />
      <Facts lead={COPY.other} facts={others} />
    </section>
  );
}

function Facts({ lead, facts }: { lead: string; facts: Settings['missing'] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.missing} role="list">
        {facts.map(({ place }) => {
          const { label, section, why } = DETAILS_COPY[place] ?? {
            label: place,
            section: 'company',
            why: '',
          };
          return (
            <li key={place}>
              <a href={`#${section}`}>{label}</a> <span className={styles.why}>{why}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
