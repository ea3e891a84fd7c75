import { ArticleCover, Card, CardLink, Notice, RingLine, Section } from '@stillsam/ui';
import { listInWords, type GuidanceItem } from '../../../guidance/guidance-items';
import { RECOMMENDED_ID } from '../recommend';
import styles from './recommendations.module.css';

const COPY = {
  recommended: 'Rekommenderat för dig',
  fitting: (labels: readonly string[]) => `Passar dig som valt ${listInWords(labels.map(quoted))}.`,
  first: 'Det här först',
  more: (count: number) => `Visa ${count} till`,
  articlesMissing: 'Artiklarna gick inte att hämta just nu. Övningarna finns här ändå.',
  comingSoon: 'Kommer snart',
  minutes: (count: number) => `${count} min`,
  types: { article: 'Artikel', exercise: 'Övning', product: 'Egen produkt' },
};

/** No line breaks within the quotation marks. */
const quoted = (label: string) => `”${label.replaceAll(' ', '\u00a0')}”`;

interface RecommendationsProps {
  /** Best first. */
  recommended: readonly GuidanceItem[];
  /** Of the chosen chips. */
  labels: readonly string[];
  /** The request for articles failed. */
  isWithoutArticles: boolean;
}

/** One recommendation to begin with, two more, and the others folded. */
export function Recommendations({ recommended, labels, isWithoutArticles }: RecommendationsProps) {
  const [first, ...others] = recommended;
  const next = others.slice(0, 2);
  const rest = others.slice(2);
  return (
    <Section
      title={COPY.recommended}
      lead={COPY.fitting(labels)}
      rhythm="medium"
      id={RECOMMENDED_ID}
      className={styles.section}
    >
      {isWithoutArticles ? <Notice tone="info">{COPY.articlesMissing}</Notice> : null}
      <ol className={styles.list} role="list">
        {first ? (
          <Card as="li" padding="none" tone="calm" isInteractive className={styles.first}>
            <div className={styles.picture}>
              {first.type === 'article' ? (
                <ArticleCover seed={first.id} category={first.category ?? ''} className={styles.cover} />
              ) : (
                <RingLine className={styles.ring} />
              )}
            </div>
            <div className={styles.words}>
              <p className={styles.eyebrow}>{COPY.first}</p>
              <Item item={first} />
            </div>
          </Card>
        ) : null}
        {next.map(toCard)}
      </ol>
      {rest.length > 0 ? (
        <details className={styles.more}>
          <summary>{COPY.more(rest.length)}</summary>
          <ol className={styles.list} role="list" start={next.length + 2}>
            {rest.map(toCard)}
          </ol>
        </details>
      ) : null}
    </Section>
  );
}

const toCard = (item: GuidanceItem) => (
  <Card as="li" key={item.id} isInteractive className={styles.item}>
    <Item item={item} />
  </Card>
);

function Item({ item: { type, title, description, link, minutes, comingSoon } }: { item: GuidanceItem }) {
  const facts = [COPY.types[type], ...(minutes ? [COPY.minutes(minutes)] : [])];
  return (
    <>
      <h3 className={styles.title}>
        <CardLink to={link}>{title}</CardLink>
      </h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.facts}>
        {facts.join(' · ')}
        {comingSoon ? <span className={styles.soon}> · {COPY.comingSoon}</span> : null}
      </p>
    </>
  );
}
