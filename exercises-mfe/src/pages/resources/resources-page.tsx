import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { PhoneText } from '@stillsam/ui';
import { DoneHistory } from './components/done-history';
import { InstallHint } from './components/install-hint';
import { FeaturedResource } from './components/featured-resource';
import { ResourceEntry } from './components/resource-entry';
import { RESOURCES_COPY as COPY } from './resources.copy';
import { RESOURCES, type Resource } from '../../features/catalogue/catalogue.data';
import { groupResources } from './resources.logic';
import styles from './resources-page.module.css';

interface ResourcesPageProps {
  /** Replaces the site's list in tests. */
  resources?: readonly Resource[];
}

/** Every resource: the featured one first, then the available ones, then those in preparation. */
export function ResourcesPage({ resources = RESOURCES }: ResourcesPageProps) {
  const { featured, selfTests, exercises, inPreparation } = groupResources(resources);
  return (
    <div className={styles.page}>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.resources} />
      <header className={styles.intro}>
        <h1>{COPY.title}</h1>
        <p>{COPY.lead}</p>
      </header>
      {featured ? <FeaturedResource resource={featured} /> : null}
      <ResourceSection id="guidade-ovningar" layout="rows" {...COPY.exercises} resources={exercises} />
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
  /** Rows, or two or three columns. */
  layout: 'rows' | 'pair' | 'trio';
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

export { ResourcesPage as Component };
