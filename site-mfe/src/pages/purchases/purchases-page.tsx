import { ApiError } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { LINK_OVER, PATHS, readerPath, TOKEN_QUERY } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ArticleCover, Button, ButtonLink, Card, Notice, PageHeader, Section, TextLink } from '@stillsam/ui';
import { dayInWords, swedishDay } from '@stillsam/dates';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { emailAddress, EmailField, FORM_COPY, FormMessage, useForm } from '@stillsam/forms';
import { swedishPrice, TestNotice } from '../../shop/money';
import styles from './purchases-page.module.css';
import { bodyOf, siteApi } from '../../api/site-api';

const COPY = {
  title: 'Dina köp',
  metaDescription: 'Här hittar du det du har köpt: att läsa här eller ladda ner.',
  lead: 'Det du har köpt är ditt, också om du byter telefon.',
  overTitle: 'Det gick inte att öppna dina köp',
  overLead:
    'Länken är redan använd, för gammal eller inte hel. Det du har köpt finns kvar. Be om en ny länk, så kommer den till din e-post.',
  openTitle: 'Öppna dina köp',
  openLead: 'Länken gäller en gång. När du trycker på knappen kommer du åt dina köp i den här webbläsaren.',
  open: 'Öppna mina köp',
  sendTitle: 'Skicka mina köp igen',
  sendLead: 'Skriv adressen som du köpte med, så mejlar vi en länk som gäller i 15 minuter.',
  email: 'E-post',
  send: 'Skicka länken',
  failed: 'Dina köp går inte att visa just nu. Försök igen om en stund. De finns kvar.',
  none: 'Här finns inga köp än.',
  onlyThis: 'Här visas köpet som du nyss gjorde. Har du fler, skicka en länk till din e-post nedan.',
  order: (number: string) => `Köp ${number}`,
  read: (title: string) => `Läs ${title}`,
  pdf: 'Ladda ner som PDF',
  epub: 'Ladda ner som EPUB',
  edition: (edition: string) => `Utgåva ${edition}`,
  receipt: 'Kvitto (PDF)',
  returned: 'Köpet är återbetalt, så det går inte längre att läsa.',
  withdrawal: 'Så ångrar du ett köp',
};

export type Purchases = components['schemas']['PurchasesDto'];
type Purchase = Purchases['orders'][number];

interface PurchasesData {
  /** Of a mailed link, which opens the purchases once. */
  token: string | null;
  /** The link that led here opened nothing. */
  isLinkOver: boolean;
  /** Null where this browser has not opened them, undefined where the API failed. */
  purchases: Purchases | null | undefined;
}

const UNAUTHORIZED = 401;

/** On the server the shell hands this browser's cookie to the API. A mailed link changes nothing by being followed. */
export async function loader({ request }: LoaderFunctionArgs): Promise<PurchasesData> {
  const query = new URL(request.url).searchParams;
  const token = query.get(TOKEN_QUERY);
  return { token, isLinkOver: query.has(LINK_OVER), purchases: token ? null : await fetchPurchases() };
}

async function fetchPurchases(): Promise<PurchasesData['purchases']> {
  try {
    return await bodyOf(siteApi().GET('/api/purchases'));
  } catch (error) {
    return error instanceof ApiError && error.status === UNAUTHORIZED ? null : undefined;
  }
}

/** What was bought, for a browser that a paid order or a mailed link opened. Every form works without JavaScript. */
function PurchasesPage() {
  const { token, isLinkOver, purchases } = useLoaderData<PurchasesData>();
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.purchases} />
      <Section rhythm="end">
        {token ? (
          <OpenPurchases token={token} />
        ) : (
          <>
            {isLinkOver ? (
              <PageHeader title={COPY.overTitle} lead={COPY.overLead} />
            ) : (
              <PageHeader title={COPY.title} lead={COPY.lead} />
            )}
            {purchases === undefined ? <Notice tone="error">{COPY.failed}</Notice> : null}
            {purchases ? <PurchaseList {...purchases} /> : null}
            {purchases?.is_whole && !isLinkOver ? null : <SendPurchasesForm />}
          </>
        )}
      </Section>
    </>
  );
}

function OpenPurchases({ token }: { token: string }) {
  return (
    <>
      <PageHeader title={COPY.openTitle} lead={COPY.openLead}>
        <ArticleCover seed="dina-kop" category="somn" />
      </PageHeader>
      <form method="post" action="/api/purchases/open/form">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large">
          {COPY.open}
        </Button>
      </form>
    </>
  );
}

function PurchaseList({ orders, is_whole: isWhole }: Purchases) {
  return (
    <>
      {orders.some(({ is_test }) => is_test) ? <TestNotice /> : null}
      {orders.length === 0 ? <p>{COPY.none}</p> : null}
      <ul className={styles.list} role="list">
        {orders.map((order) => (
          <li key={order.number}>
            <PurchaseCard order={order} />
          </li>
        ))}
      </ul>
      {isWhole ? null : <p>{COPY.onlyThis}</p>}
      <p>
        <TextLink to={`${PATHS.withdrawal}#angra`}>{COPY.withdrawal}</TextLink>
      </p>
    </>
  );
}

function PurchaseCard({ order }: { order: Purchase }) {
  return (
    <Card as="article" padding="large" className={styles.purchase}>
      {order.guides.length === 0 ? <p>{COPY.returned}</p> : null}
      {order.guides.map(({ slug, title, edition, files }) => (
        <div key={slug} className={styles.guide}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.edition}>{COPY.edition(edition)}</p>
          <ButtonLink to={readerPath(slug, 1)}>{COPY.read(title)}</ButtonLink>
          <p className={styles.files}>
            <a href={files.pdf}>{COPY.pdf}</a>
            <a href={files.epub}>{COPY.epub}</a>
          </p>
        </div>
      ))}
      <p className={styles.receipt}>
        {COPY.order(order.number)}, {dayInWords(swedishDay(new Date(order.paid_at)))},{' '}
        {swedishPrice(order.total_ore)}. <a href={order.receipt_url}>{COPY.receipt}</a>
      </p>
    </Card>
  );
}

/** Mails a link to the purchases of an address. The answer is the same for every address. */
function SendPurchasesForm() {
  const { form, status, errors, message, receipt, submit } = useForm({
    checks: { email: emailAddress },
    send: async (body) => (await bodyOf(siteApi().POST('/api/purchases/send', { body }))).message,
  });
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action="/api/purchases/send/form"
      className={styles.form}
      onSubmit={submit}
    >
      <h2 className={styles.title}>{COPY.sendTitle}</h2>
      <p>{COPY.sendLead}</p>
      <EmailField label={COPY.email} error={errors.email} />
      <FormMessage message={message} />
      <div role="status">{receipt ? <Notice role="none">{receipt}</Notice> : null}</div>
      <Button type="submit" isLoading={status === 'sending'} loadingText={FORM_COPY.sending}>
        {COPY.send}
      </Button>
    </form>
  );
}

export { PurchasesPage as Component };
