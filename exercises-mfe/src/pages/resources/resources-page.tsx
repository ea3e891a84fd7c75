import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, PhoneText, RingLine, TextLink } from '@stillsam/ui';
import { DoneHistory, InstallHint } from './components/done-history';
import { RESOURCES_COPY as COPY, KIND_WORDS } from './resources.copy';
import { RESOURCES, type Resource } from '../../features/catalogue/catalogue';
import { useNightMode } from '../../browser/night-mode';
import { ResourceLine } from '../../features/catalogue/resource-line';
import styles from './resources-page.module.css';

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

const PLACES = ['start', 'middle', 'end'] as const;

interface ResourceEntryProps {
  resource: Resource;
  /** Position in the list, which sets the position of the drawing on its line. */
  index: number;
}

/** A resource with its purpose, duration and state. */
function ResourceEntry({ resource, index }: ResourceEntryProps) {
  const { id, path, title, purpose, duration, isInPreparation } = resource;
  return (
    <li className={styles.entry}>
      <ResourceLine id={id} place={PLACES[index % PLACES.length] ?? 'start'} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <TextLink to={path}>{title}</TextLink>
        </h3>
        <p className={styles.entryFacts}>
          <span>{duration}</span>
          {isInPreparation ? <span className={styles.state}>{COPY.soon}</span> : null}
        </p>
        <p className={styles.purpose}>{purpose}</p>
      </div>
    </li>
  );
}

/** The recommended first resource, on a larger card. */
function FeaturedResource({ resource: { kind, path, title, purpose, duration } }: { resource: Resource }) {
  return (
    <section className={styles.featured} aria-labelledby="borja-har">
      <div className={styles.ring}>
        <RingLine className={styles.line} />
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>
          <span>{KIND_WORDS[kind]}</span>
          <span>{duration}</span>
        </p>
        <h2 id="borja-har">{title}</h2>
        <p>{purpose}</p>
        <ButtonLink to={path}>{COPY.begin}</ButtonLink>
      </div>
    </section>
  );
}

const isForNight = ({ id }: Resource) => id === 'sleep-preparation';

interface ResourceGroups {
  /** The first available resource. */
  featured: Resource | undefined;
  selfTests: Resource[];
  exercises: Resource[];
  inPreparation: Resource[];
}

/** Every resource in exactly one group, in the list's order. In the evening and at night, the one for sleep is first. */
export function groupResources(resources: readonly Resource[], isNight = false): ResourceGroups {
  const featured = resources.find(({ isInPreparation }) => !isInPreparation);
  const others = resources.filter((resource) => resource !== featured);
  const ready = others.filter(({ isInPreparation }) => !isInPreparation);
  return {
    featured,
    selfTests: ready.filter(({ kind }) => kind === 'self-test'),
    exercises: ready
      .filter(({ kind }) => kind === 'exercise')
      .sort((one, other) => (isNight ? Number(isForNight(other)) - Number(isForNight(one)) : 0)),
    inPreparation: others.filter(({ isInPreparation }) => isInPreparation),
  };
}

export { ResourcesPage as Component };
