import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Card, CardLink, PageHeader, Section } from '@stillsam/ui';
import { useLoaderData } from 'react-router-dom';
import { NeedChooser } from './components/need-chooser';
import { Recommendations } from './components/recommendations';
import { EXPLORE_COPY } from './explore.copy';
import type { ExploreData } from './explore.queries';
import styles from './explore-page.module.css';

const SECTIONS = [
  { path: PATHS.library, title: EXPLORE_COPY.library, text: EXPLORE_COPY.libraryText },
  { path: PATHS.resources, title: EXPLORE_COPY.resources, text: EXPLORE_COPY.resourcesText },
];

/** A visitor chooses needs and gets recommendations with reasons. */
export function ExplorePage() {
  const { chosenIds, recommended, isWithoutArticles } = useLoaderData<ExploreData>();
  return (
    <>
      <PageMeta title={EXPLORE_COPY.title} description={EXPLORE_COPY.metaDescription} path={PATHS.explore} />
      <Section rhythm="none">
        <PageHeader title={EXPLORE_COPY.title} lead={EXPLORE_COPY.lead} />
        <NeedChooser chosenIds={chosenIds} recommendedCount={recommended.length} />
      </Section>
      <Recommendations
        recommended={recommended}
        hasChosen={chosenIds.length > 0}
        isWithoutArticles={isWithoutArticles}
      />
      <Section title={EXPLORE_COPY.sections} rhythm="medium">
        <ul className={styles.sections} role="list">
          {SECTIONS.map(({ path, title, text }) => (
            <Card as="li" key={path} tone="calm" padding="large" isInteractive>
              <h3 className={styles.sectionTitle}>
                <CardLink to={path}>{title}</CardLink>
              </h3>
              <p className={styles.sectionText}>{text}</p>
            </Card>
          ))}
        </ul>
      </Section>
    </>
  );
}
