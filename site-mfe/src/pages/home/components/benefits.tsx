import { articlePath, libraryPath, PATHS } from '@stillsam/paths';
import { Card, CardLink, PillGroup, Section, TextLink } from '@stillsam/ui';
import { ArticleVisual } from '../../../features/articles/article-visual';
import { BENEFITS, HOME_COPY, TAGS } from '../home.copy';
import styles from './benefits.module.css';

/** Three articles for beginners, the first on a larger card, and the library's categories. */
export function Benefits() {
  return (
    <Section
      title={HOME_COPY.benefitsTitle}
      lead={HOME_COPY.benefitsLead}
      action={
        <TextLink to={PATHS.library} arrow="forward">
          {HOME_COPY.toLibrary}
        </TextLink>
      }
      rhythm="medium"
    >
      <ul className={styles.benefits} role="list">
        {BENEFITS.map(({ slug, title, text, category }) => (
          <Card as="li" key={slug} padding="none" isInteractive className={styles.benefit}>
            <ArticleVisual slug={slug} categories={[category]} className={styles.visual} />
            <div className={styles.words}>
              <h3 className={styles.title}>
                <CardLink to={articlePath(slug)}>{title}</CardLink>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </Card>
        ))}
      </ul>
      <PillGroup
        label={HOME_COPY.tagsLabel}
        value=""
        options={TAGS.map(({ label, category }) => ({
          value: category,
          label,
          to: libraryPath({ category }),
        }))}
        className={styles.tags}
      />
    </Section>
  );
}
