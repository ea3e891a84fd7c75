import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ArticleCover, Card, CardLink, CrisisCard, PageHeader, Section } from '@stillsam/ui';
import { useLoaderData } from 'react-router-dom';
import { GUIDANCE_ITEMS } from '../../guidance/guidance-items';
import { NeedChooser } from './components/need-chooser';
import { Recommendations } from './components/recommendations';
import { EXPLORE_COPY } from './explore.copy';
import type { ExploreData } from './explore.queries';
import { recommend, toChips } from './recommend';
import { useChoices } from './use-choices';
import styles from './explore-page.module.css';

const MAX_RECOMMENDED = 12;
const ELSEWHERE_ID = 'leta-sjalv';
const SECTIONS = [
  { path: PATHS.library, title: EXPLORE_COPY.library, text: EXPLORE_COPY.libraryText },
  { path: PATHS.resources, title: EXPLORE_COPY.resources, text: EXPLORE_COPY.resourcesText },
];

/** A visitor chooses needs and gets one recommendation first, two more, and the rest folded. */
export function ExplorePage() {
  const { articles, isWithoutArticles } = useLoaderData<ExploreData>();
  const [ids, choose] = useChoices();
  const chosen = toChips(ids);
  const recommended = recommend(chosen, [...articles, ...GUIDANCE_ITEMS]).slice(0, MAX_RECOMMENDED);
  return (
    <>
      <PageMeta title={EXPLORE_COPY.title} description={EXPLORE_COPY.metaDescription} path={PATHS.explore} />
      <Section rhythm="none">
        <PageHeader title={EXPLORE_COPY.title} lead={EXPLORE_COPY.lead} line="way">
          <ArticleCover seed="utforska" category="sjalvmedkansla" className={styles.cover} />
        </PageHeader>
        <HeavyChip />
        <NeedChooser ids={ids} onChoose={choose} recommendedCount={recommended.length} />
      </Section>
      {chosen.length > 0 ? (
        <Recommendations
          recommended={recommended}
          labels={chosen.map(({ label }) => label)}
          isWithoutArticles={isWithoutArticles}
        />
      ) : null}
      <Section labelledBy={ELSEWHERE_ID} rhythm="none">
        <div className={styles.elsewhere}>
          <h2 id={ELSEWHERE_ID}>{EXPLORE_COPY.sections}</h2>
          <ul className={styles.sections} role="list">
            {SECTIONS.map(({ path, title, text }) => (
              <Card as="li" key={path} tone="calm" isInteractive>
                <h3>
                  <CardLink to={path}>{title}</CardLink>
                </h3>
                <p className={styles.sectionText}>{text}</p>
              </Card>
            ))}
          </ul>
        </div>
      </Section>
    </>
  );
}

/** Opens the crisis card in place. It is no choice: nothing is stored or recommended, and it needs no JavaScript. */
function HeavyChip() {
  return (
    <details>
      <summary className={styles.chip}>
        <span className={styles.chipLabel}>{EXPLORE_COPY.heavy.label}</span>{' '}
        <span className={styles.chipSubtext}>{EXPLORE_COPY.heavy.subtext}</span>
      </summary>
      <CrisisCard isLandmark={false} className={styles.numbers} />
    </details>
  );
}
