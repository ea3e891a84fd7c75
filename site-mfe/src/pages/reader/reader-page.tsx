import { aiNotice, editorLine } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { GUIDES_CACHE, PATHS, productPath, readerPath } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Listen } from '@stillsam/read-aloud';
import { ButtonLink, Card, DividerLine, TextLink } from '@stillsam/ui';
import { useEffect } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { ArticleBody } from '../../features/articles/article-body';
import { prefetchSanitiser, toMarkup, type ArticleMarkup } from '../../features/articles/article-markup';
import { BuyForm, fetchGuide, fetchSession, type ReadSession } from '../../features/guides/guides';
import { findNarration } from '../../reading/find-narration';
import { keepGuidePlace } from '../../reading/guide-places';
import { findForSale, loadProducts } from '../../shop/products';
import { OnThisDevice } from './components/on-this-device';
import page from '../../features/articles/reading-page.module.css';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './reader-page.module.css';

const COPY = {
  where: (number: number, count: number, minutes: number) => `Del ${number} av ${count} · ${minutes} min`,
  metaTitle: (title: string, guide: string) => `${title} – ${guide}`,
  sessions: 'Fler delar',
  previous: 'Föregående del',
  next: 'Nästa del',
  locked: 'Den här delen ingår i vägledningen.',
  lockedText: 'Den första delen går att läsa utan kostnad. Resten öppnas när du har köpt vägledningen.',
  seeGuide: 'Se hela vägledningen',
  bought: 'Har du redan köpt den? Öppna Dina köp',
};

interface ReadySession {
  kind: 'open';
  session: Omit<ReadSession, 'body'>;
  /** Null in the hydration data of a server-rendered session. */
  markup: ArticleMarkup | null;
}

/** A session that this browser may not read. */
interface LockedSession {
  kind: 'locked';
  session: Omit<ReadSession, 'body'>;
  /** Id of the product, while it is for sale. */
  product: string | null;
}

type ReaderData = ReadySession | LockedSession;

/**
 * A locked session is a page of its own with the status 403, so that no cache takes it for the session.
 *
 * @throws a 404 response for an unknown session. @throws ApiError without a usable response.
 */
export async function loader({
  params,
  request: { signal },
}: LoaderFunctionArgs): Promise<ReadySession | Response> {
  const { slug = '', number = '' } = params;
  prefetchSanitiser();
  const found = await fetchSession(slug, number, signal);
  if (found === 'locked') return Response.json(await lockedSession(slug, number, signal), { status: 403 });
  if (!found) throw notFound();
  const { body, ...session } = found;
  return { kind: 'open', session, markup: await toMarkup(body) };
}

async function lockedSession(slug: string, number: string, signal: AbortSignal): Promise<LockedSession> {
  const [guide, { list }] = await Promise.all([fetchGuide(slug, signal), loadProducts(signal)]);
  const session = guide?.sessions.find((candidate) => String(candidate.number) === number);
  if (!guide || !session) throw notFound();
  const { title, sessions } = guide;
  return {
    kind: 'locked',
    session: { ...session, guide: { slug, title }, count: sessions.length },
    product: findForSale(list, guide.product)?.id ?? null,
  };
}

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** One session of a guide. */
function ReaderPage() {
  const data = useLoaderData<ReaderData>();
  const { guide, number, count, title, minutes, lead } = data.session;
  const path = readerPath(guide.slug, number);
  const notice = aiNotice(currentBusiness());
  return (
    <>
      <PageMeta title={COPY.metaTitle(title, guide.title)} description={lead} path={path} type="article" />
      <article className={page.page}>
        <header>
          <TextLink to={productPath(guide.slug)} arrow="back" className={shown.onScreen}>
            {guide.title}
          </TextLink>
          <p className={page.facts}>{COPY.where(number, count, minutes)}</p>
          <h1 className={page.title}>{title}</h1>
          {notice ? <p className={page.facts}>{notice}</p> : null}
          <p className={`${styles.lead} ${page.aboveText}`}>{lead}</p>
        </header>
        {data.kind === 'open' ? <OpenPart key={path} {...data} /> : <LockedPart {...data} />}
      </article>
    </>
  );
}

function OpenPart({ session, markup }: ReadySession) {
  const { guide, number, title } = session;
  const editor = editorLine(currentBusiness());
  useEffect(() => keepGuidePlace(guide.slug, number), [guide.slug, number]);
  return (
    <>
      <div className={`${styles.tools} ${shown.withScript} ${shown.onScreen}`}>
        <Listen
          texts="article .prose"
          title={title}
          findNarration={findNarration}
          place={{ cache: GUIDES_CACHE, id: `${guide.slug}/${number}` }}
          className={styles.tool}
        />
      </div>
      <ArticleBody key={String(markup === null)} markup={markup} />
      {editor ? <p className={page.facts}>{editor}</p> : null}
      <div className={`${page.end} ${shown.onScreen}`}>
        <DividerLine />
      </div>
      <SessionLinks {...session} />
      <OnThisDevice slug={guide.slug} number={number} />
    </>
  );
}

/** In place of a session that has not been bought in this browser. */
function LockedPart({ session: { guide }, product }: LockedSession) {
  return (
    <Card tone="calm" padding="large">
      <h2 className={styles.lockedTitle}>{COPY.locked}</h2>
      <p>{COPY.lockedText}</p>
      <div className={styles.lockedWays}>
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

/** The sessions before and after the present one. */
function SessionLinks({ guide: { slug }, number, count }: ReadySession['session']) {
  return (
    <nav aria-label={COPY.sessions} className={`${styles.links} ${shown.onScreen}`}>
      {number > 1 ? (
        <TextLink to={readerPath(slug, number - 1)} arrow="back" rel="prev">
          {COPY.previous}
        </TextLink>
      ) : (
        <span />
      )}
      {number < count ? (
        <TextLink to={readerPath(slug, number + 1)} arrow="forward" rel="next">
          {COPY.next}
        </TextLink>
      ) : null}
    </nav>
  );
}

export { ReaderPage as Component };
