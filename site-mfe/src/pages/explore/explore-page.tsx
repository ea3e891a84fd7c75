import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ArticleCover, Card, CardLink, CrisisCard, PageHeader, Section } from '@stillsam/ui';
import { useLoaderData } from 'react-router-dom';
import { GUIDANCE_ITEMS } from '../../guidance/guidance-items';
import { NeedChooser } from './components/need-chooser';
import { Recommendations } from './components/recommendations';
import type { ExploreData } from './explore.queries';
import { recommend, toChips } from './recommend';
import { useChoices } from './use-choices';
import styles from './explore-page.module.css';

const COPY = {
  title: 'Utforska ditt välmående',
  metaDescription:
    'Välj det du känner igen, så föreslår vi artiklar och övningar som kan passa. Inget konto behövs.',
  lead: 'Välj det du känner igen. En sak räcker. Vi föreslår något litet att börja med.',
  sections: 'Hellre leta själv?',
  library: 'Kunskapsbibliotek',
  libraryText: 'Lugna texter om sömn, stress, mat och känslor.',
  resources: 'Resurser',
  resourcesText: 'Övningar och självtester att göra i din egen takt.',
  heavy: { label: 'Det är för tungt just nu', subtext: 'Visa nummer att ringa' },
};

const MAX_RECOMMENDED = 12;
const ELSEWHERE_ID = 'leta-sjalv';
const SECTIONS = [
  { path: PATHS.library, title: COPY.library, text: COPY.libraryText },
  { path: PATHS.resources, title: COPY.resources, text: COPY.resourcesText },
];

/** A visitor chooses needs and gets one recommendation first, two more, and the rest folded. */
export function ExplorePage() {
  const { articles, isWithoutArticles } = useLoaderData<ExploreData>();
  const [ids, choose] = useChoices();
  const chosen = toChips(ids);
  const recommended = recommend(chosen, [...articles, ...GUIDANCE_ITEMS]).slice(0, MAX_RECOMMENDED);
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.explore} />
      <Section rhythm="none">
        <PageHeader title={COPY.title} lead={COPY.lead} line="way">
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
          <h2 id={ELSEWHERE_ID}>{COPY.sections}</h2>
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
        <span className={styles.chipLabel}>{COPY.heavy.label}</span>{' '}
        <span className={styles.chipSubtext}>{COPY.heavy.subtext}</span>
      </summary>
      <CrisisCard isLandmark={false} className={styles.numbers} />
    </details>
  );
}
