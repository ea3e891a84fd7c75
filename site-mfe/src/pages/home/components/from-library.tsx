import { libraryPath, PATHS } from '@stillsam/paths';
import { PillGroup, Section, TextLink } from '@stillsam/ui';
import { ArticleCard } from '../../../features/articles/article-card';
import type { ArticleTeaser } from '../../../features/articles/article-teaser';
import { HOME_COPY, TAGS } from '../home.copy';
import styles from './from-library.module.css';

/** The library's categories and, unless the request failed, its latest articles for beginners. */
export function FromLibrary({ latest }: { latest: ArticleTeaser[] }) {
  return (
    <Section
      title={HOME_COPY.libraryTitle}
      lead={HOME_COPY.libraryLead}
      action={
        <TextLink to={PATHS.library} arrow="forward">
          {HOME_COPY.toLibrary}
        </TextLink>
      }
    >
      <PillGroup
        label={HOME_COPY.tagsLabel}
        value=""
        options={TAGS.map(({ label, category }) => ({
          value: category,
          label,
          to: libraryPath({ category }),
        }))}
      />
      {latest.length > 0 ? (
        <ul className={styles.latest} role="list">
          {latest.map((article, index) => (
            <li key={article.id} className={styles.item}>
              <ArticleCard article={article} headingLevel={3} layout={index === 0 ? 'tall' : 'row'} />
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
