import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, PhoneText, RingLine, TextLink } from '@stillsam/ui';
import { DoneHistory } from './components/done-history';
import { InstallHint } from './components/install-hint';
import { ResourceEntry } from './components/resource-entry';
import { RESOURCES_COPY as COPY, KIND_WORDS, RESOURCES_COPY } from './resources.copy';
import { RESOURCES, type Resource } from '../../features/catalogue/catalogue.data';
import { useNightMode } from '../../browser/night-mode';
import { groupResources } from './resources.logic';
import styles from './resources-page.module.css';
import { RESOURCE_TEXTS } from '../../features/catalogue/catalogue.copy';

interface ResourcesPageProps {
  /** Replaces the site's list in tests. */
  resources?: readonly Resource[];
}

/** Every resource: the featured one first, then the available ones, then those in preparation. */
export function ResourcesPage({ resources = RESOURCES }: ResourcesPageProps) {
  const { featured, selfTests, exercises, inPreparation } = groupResources(resources, useNightMode());
  return (
    <div className={styles.page}>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.resources} />
      <header className={styles.intro}>
        <h1>{COPY.title}</h1>
        <p>{COPY.lead}</p>
      </header>
      {featured ? <FeaturedResource resource={featured} /> : null}
      <p className={styles.start}>
        <TextLink to={PATHS.start} arrow="forward">
          {COPY.start}
        </TextLink>
      </p>
      <ResourceSection id="guidade-ovningar" layout="pair" {...COPY.exercises} resources={exercises} />
      <ResourceSection id="sjalvtester" layout="pair" {...COPY.selfTests} resources={selfTests} />
      <ResourceSection id="vaxer-fram" layout="trio" {...COPY.inPreparation} resources={inPreparation} />
      <DoneHistory />
      <InstallHint />
      <p className={styles.care}>
        <PhoneText text={COPY.care} />
      </p>
    </div>
  );
}

interface ResourceSectionProps {
  id: string;
  /** Two or three columns. */
  layout: 'pair' | 'trio';
  title: string;
  text: string;
  resources: readonly Resource[];
}

function ResourceSection({ id, layout, title, text, resources }: ResourceSectionProps) {
  if (resources.length === 0) return null;
  return (
    <section className={styles.section} data-layout={layout} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.entries} role="list">
        {resources.map((resource, index) => (
          <ResourceEntry key={resource.id} resource={resource} index={index} />
        ))}
      </ul>
    </section>
  );
}

/** The recommended first resource, on a larger card. */
function FeaturedResource({ resource }: { resource: Resource }) {
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

export { ResourcesPage as Component };
