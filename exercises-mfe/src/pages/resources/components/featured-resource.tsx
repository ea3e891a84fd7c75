import { RingLine, ButtonLink } from '@stillsam/ui';
import { KIND_WORDS, RESOURCES_COPY } from '../resources.copy';
import { RESOURCE_TEXTS } from '../../../features/catalogue/catalogue.copy';
import type { Resource } from '../../../features/catalogue/catalogue.data';
import styles from './featured-resource.module.css';

/** The recommended first resource, on a larger card. */
export function FeaturedResource({ resource }: { resource: Resource }) {
  const { title, purpose, duration } = RESOURCE_TEXTS[resource.id];
  return (
    <section className={styles.featured} aria-labelledby="borja-har">
      <div className={styles.ring}>
        <RingLine className={styles.line} />
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>
          <span>{KIND_WORDS[resource.kind]}</span>
          <span>{duration}</span>
        </p>
        <h2 id="borja-har">{title}</h2>
        <p>{purpose}</p>
        <ButtonLink to={resource.path}>{RESOURCES_COPY.begin}</ButtonLink>
      </div>
    </section>
  );
}
