import { PATHS, productPath } from '@stillsam/paths';
import { ButtonLink, Card, TextLink } from '@stillsam/ui';
import { BuyForm } from '../../../features/guides/buy-form';
import { READER_COPY as COPY } from '../reader.copy';
import type { LockedSession } from '../reader.queries';
import styles from './locked-part.module.css';

/** In place of a session that has not been bought in this browser. */
export function LockedPart({ session: { guide }, product }: LockedSession) {
  return (
    <Card tone="calm" padding="large">
      <h2 className={styles.title}>{COPY.locked}</h2>
      <p>{COPY.lockedText}</p>
      <div className={styles.ways}>
        {product ? <BuyForm product={product} title={guide.title} /> : null}
        <ButtonLink to={productPath(guide.slug)} variant="secondary" size="large">
          {COPY.seeGuide}
        </ButtonLink>
      </div>
      <TextLink to={PATHS.purchases} variant="standalone">
        {COPY.bought}
      </TextLink>
    </Card>
  );
}
