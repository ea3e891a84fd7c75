import { productPath } from '@stillsam/paths';
import { Card, CardLink, PageHeader, Section } from '@stillsam/ui';
import { GuideCover } from '../../../features/guides/guide-cover';
import { GUIDES_COPY } from '../../../features/guides/guides.copy';
import { swedishPrice } from '../../../features/money/swedish-price';
import { GUIDE_CARDS_COPY as COPY } from '../products.copy';
import type { ListedGuide } from '../products.queries';
import styles from './guide-cards.module.css';

/** The guides that exist, as the top of the page. */
export function GuideCards({ guides }: { guides: readonly ListedGuide[] }) {
  return (
    <Section rhythm="none" className={styles.top}>
      <PageHeader eyebrow={COPY.eyebrow} title={COPY.title} lead={COPY.lead} />
      <ul className={styles.list} role="list">
        {guides.map(({ guide, product }) => (
          <Card as="li" key={guide.slug} isInteractive tone="calm" padding="large">
            <GuideCover product={guide.product} className={styles.cover} />
            <h2 className={styles.title}>
              <CardLink to={productPath(guide.slug)}>{guide.title}</CardLink>
            </h2>
            <p className={styles.summary}>{guide.summary}</p>
            <p className={styles.facts}>{GUIDES_COPY.length(guide)}</p>
            {product ? <p className={styles.facts}>{COPY.price(swedishPrice(product.price_ore))}</p> : null}
          </Card>
        ))}
      </ul>
    </Section>
  );
}
