import { dayInWords } from '@stillsam/dates';
import { PATHS, productPath, readerPath } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, Card, PageHeader, Section, TextLink } from '@stillsam/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { ArticleBody } from '../../features/articles/article-body';
import { prefetchSanitiser, toMarkup, type ArticleMarkup } from '../../features/articles/article-markup';
import { swedishPrice, TestNotice, vatOf } from '../../shop/money';
import { ArticleVisual } from '../../features/articles/article-visual';
import {
  BuyForm,
  fetchGuide,
  GUIDES_COPY,
  type Guide,
  type GuideListing,
} from '../../features/guides/guides';
import { findForSale, guideCategory, loadProducts, type Product } from '../../shop/products';
import { useGuidePlaces } from '../../reading/guide-places';
import styles from './product-page.module.css';

const COPY = {
  back: 'Alla produkter',
  eyebrow: 'Vägledning · Egen produkt',
  facts: { length: 'Längd', formats: 'Format', edition: 'Utgåva', price: 'Pris' },
  formats: 'Läses här på sidan. Ingår även som PDF och EPUB att ladda ner.',
  price: (price: string, vat: string, percent: number) => `${price}, varav moms ${vat} (${percent}\u00a0%)`,
  lowestBefore: (price: string) => `Lägsta pris de senaste 30 dagarna: ${price}.`,
  continueAt: (session: number) => `Fortsätt med del ${session}`,
  readFree: 'Läs första delen utan kostnad',
  digital: 'Digitalt innehåll som du kommer åt direkt efter köpet. Inget konto behövs.',
  notForSale: 'Den här vägledningen går inte att köpa just nu. Första delen går att läsa ändå.',
  bought: 'Har du redan köpt den? Öppna Dina köp',
  sessions: 'Delarna',
  sessionTitle: (number: number, title: string) => `Del ${number}. ${title}`,
  minutes: (minutes: number) => `${minutes} min`,
  free: 'Går att läsa utan kostnad',
};

/** A guide in the form that its product page renders. */
interface ReadyProduct {
  guide: Omit<Guide, 'body' | 'sample'>;
  /** Null while it is not for sale. */
  product: Product | null;
  /** Whether the test provider takes the payments. */
  isTest: boolean;
  /** Null in the hydration data of a server-rendered page. */
  markup: ArticleMarkup | null;
}

/** @throws a 404 response for an unknown slug. @throws ApiError without a usable response. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<ReadyProduct> {
  prefetchSanitiser();
  const [found, { list }] = await Promise.all([fetchGuide(params.slug ?? '', signal), loadProducts(signal)]);
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { body, sample: _sample, ...guide } = found;
  return {
    guide,
    product: findForSale(list, guide.product),
    isTest: list?.checkout.is_test ?? false,
    markup: await toMarkup(body),
  };
}

/** A guide before it is bought: what it holds, its price, and the way to its free session. */
function ProductPage() {
  const ready = useLoaderData<ReadyProduct>();
  const { guide, markup } = ready;
  const { slug, title, summary, hero_note, sessions } = guide;
  return (
    <>
      <PageMeta title={title} description={summary} path={productPath(slug)} />
      <Section rhythm="none" className={styles.top}>
        <div className={styles.columns}>
          <PageHeader
            back={{ to: PATHS.products, label: COPY.back }}
            eyebrow={COPY.eyebrow}
            title={title}
            lead={summary}
            line="script"
          />
          <div className={styles.purchase}>
            <ArticleVisual
              slug={guide.product}
              categories={[guideCategory(guide.product)]}
              className={styles.cover}
            />
            <Card tone="calm" className={styles.box}>
              <Offer {...ready} />
              <Facts {...ready} />
            </Card>
          </div>
          <div className={styles.body}>
            {hero_note ? <p className={styles.note}>{hero_note}</p> : null}
            <ArticleBody key={`${slug}.${markup === null}`} markup={markup} />
          </div>
        </div>
      </Section>
      <Section title={COPY.sessions} rhythm="large" tone="calm">
        <SessionList slug={slug} sessions={sessions} />
        {ready.product ? (
          <div className={styles.again}>
            <p>{GUIDES_COPY.price(swedishPrice(ready.product.price_ore))}</p>
            <Ways {...ready} />
          </div>
        ) : null}
      </Section>
    </>
  );
}

function Facts({ guide }: ReadyProduct) {
  const { facts } = COPY;
  const rows = [
    [facts.length, GUIDES_COPY.length(guide)],
    [facts.formats, COPY.formats],
    [facts.edition, dayInWords(guide.edition_date)],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function priceOf({ price_ore, vat_percent, struck_ore }: Product): string {
  const price = COPY.price(swedishPrice(price_ore), swedishPrice(vatOf(price_ore, vat_percent)), vat_percent);
  return struck_ore === null ? price : `${price}. ${COPY.lowestBefore(swedishPrice(struck_ore))}`;
}

function Offer({ guide, product, isTest }: ReadyProduct) {
  return (
    <>
      {product ? (
        <p className={styles.price}>
          <strong>{COPY.facts.price}</strong> {priceOf(product)}
        </p>
      ) : null}
      <Ways guide={guide} product={product} />
      {isTest ? <TestNotice className={styles.test} /> : null}
      <p className={styles.small}>{product ? COPY.digital : COPY.notForSale}</p>
      <TextLink to={PATHS.purchases} variant="standalone">
        {COPY.bought}
      </TextLink>
    </>
  );
}

/** To buy, and to read. */
function Ways({ guide: { slug, title }, product }: Pick<ReadyProduct, 'guide' | 'product'>) {
  const place = useGuidePlaces()?.[slug] ?? 1;
  return (
    <div className={styles.offer}>
      {product ? <BuyForm product={product.id} title={title} /> : null}
      <ButtonLink to={readerPath(slug, place)} variant="secondary" size="large">
        {place > 1 ? COPY.continueAt(place) : COPY.readFree}
      </ButtonLink>
    </div>
  );
}

/** What each session is about. The first, which is free to read, is a link. */
function SessionList({ slug, sessions }: Pick<GuideListing, 'slug' | 'sessions'>) {
  return (
    <ol className={styles.sessions} role="list">
      {sessions.map(({ number, title, minutes, lead }) => (
        <li key={number} className={styles.session}>
          <h3 className={styles.title}>
            {number === 1 ? (
              <TextLink to={readerPath(slug)}>{COPY.sessionTitle(number, title)}</TextLink>
            ) : (
              COPY.sessionTitle(number, title)
            )}
          </h3>
          <p>{lead}</p>
          <p className={styles.sessionFacts}>
            {COPY.minutes(minutes)}
            {number === 1 ? ` · ${COPY.free}` : ''}
          </p>
        </li>
      ))}
    </ol>
  );
}

export { ProductPage as Component };
