import { CrisisCard, crisisLines, dialOf, QuickExitHint } from '@stillsam/ui';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { HELPLINES_COPY as COPY } from '../article.copy';
import styles from './article-helplines.module.css';

const EMERGENCY = 'fara-for-liv';

/** The crisis card. After a text that ends with helplines it shows 112 and those that the text did not name. */
export function ArticleHelplines({ endNumbers }: Pick<ReadyArticle, 'endNumbers'>) {
  const others = crisisLines().filter(
    ({ id, group, number }) =>
      id === EMERGENCY || (group === 'now' && number !== null && !endNumbers.includes(dialOf(number))),
  );
  return (
    <div className={styles.helplines}>
      {endNumbers.length > 0 ? (
        <CrisisCard
          isLandmark={false}
          isCompact
          first={others.map(({ id }) => id)}
          title={COPY.title}
          text={COPY.text}
        />
      ) : (
        <CrisisCard isLandmark={false} />
      )}
      <QuickExitHint erases="nothing" />
    </div>
  );
}
