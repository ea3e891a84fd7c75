import { Badge, Card, CardLink, Notice, Section } from '@stillsam/ui';
import { EXPLORE_COPY } from '../explore.copy';
import type { ExploreData } from '../explore.queries';
import styles from './recommendations.module.css';
import { RECOMMENDED_ID } from './recommended-anchor';

interface RecommendationsProps extends Pick<ExploreData, 'recommended' | 'isWithoutArticles'> {
  hasChosen: boolean;
}

/** The recommendations with their reasons, most relevant first. */
export function Recommendations({ recommended, isWithoutArticles, hasChosen }: RecommendationsProps) {
  return (
    <Section
      title={hasChosen ? EXPLORE_COPY.recommended : EXPLORE_COPY.nothingChosen}
      lead={
        // A live region, because the list changes with the choices above.
        <span role="status">
          {hasChosen ? EXPLORE_COPY.recommendedLead(recommended.length) : EXPLORE_COPY.nothingChosenText}
        </span>
      }
      rhythm="medium"
      id={RECOMMENDED_ID}
    >
      {isWithoutArticles ? <Notice tone="info">{EXPLORE_COPY.articlesMissing}</Notice> : null}
      {recommended.length > 0 ? (
        <ol className={styles.list} role="list">
          {recommended.map(({ item, reasons }) => (
            <Card as="li" key={item.id} isInteractive className={styles.item}>
              <p className={styles.kind}>
                <Badge>{EXPLORE_COPY.types[item.type]}</Badge>
                {item.comingSoon ? <span className={styles.soon}>{EXPLORE_COPY.comingSoon}</span> : null}
              </p>
              <h3 className={styles.title}>
                <CardLink to={item.link}>{item.title}</CardLink>
              </h3>
              <p className={styles.description}>{item.description}</p>
              <p className={styles.reason}>{EXPLORE_COPY.because(reasons)}</p>
            </Card>
          ))}
        </ol>
      ) : null}
    </Section>
  );
}
