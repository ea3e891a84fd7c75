import { isOwnForm } from '@stillsam/http-server/own-form';
import { isPersonalPath, withoutLetter } from '@stillsam/paths';
import type { Remote } from '@stillsam/releases/registry';
import type { RequestLabels } from '@stillsam/http-server/metrics';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { randomInt } from 'node:crypto';
import type { PageResult, PageServer } from '../pages/page-server';
import type { Previews } from '../releases/previews';
import {
  type Canary,
  canaryVariant,
  previewVariant,
  type ReleaseName,
  STABLE,
  type Variant,
} from '../releases/release';
import { previewOf } from './release-routes';
import { sendPage } from './send-page';

/** Pattern of the route that serves all pages. */
const PAGE_ROUTE = '/*';

declare module 'fastify' {
  interface FastifyReply {
    /** Which page of which release was sent, for metrics. */
    requestLabels?: RequestLabels;
  }
}

export interface PageRoutesParts {
  pages: Pick<PageServer, 'page' | 'personal' | 'reload' | 'submit'>;
  /** Of the site, whose pages may post forms. */
  siteOrigin: string;
  /** Releases that a share of the visitors gets. */
  canaries: () => ReadonlyMap<string, Canary>;
  /** Whose authors are shown what they have just saved. */
  backOffices: () => readonly Remote[];
  previews: Pick<Previews, 'start'>;
  /** Called for each page that is sent. */
  onPage: (release: ReleaseName) => void;
  /** Whether a CDN keeps pages until they are purged. */
  isBehindCdn: boolean;
  releases: { remotes: () => readonly Remote[] };
  logger: Pick<Logger, 'warn' | 'error'>;
}

/** Fastify plugin: every page, and the forms that pages post. */
export async function pageRoutes(app: FastifyInstance, parts: PageRoutesParts): Promise<void> {
  // Pages carry their own compressed encodings.
  app.get(PAGE_ROUTE, { compress: false }, (request, reply) => {
    const { cookie, referer } = request.headers;
    if (isPersonalPath(pathOf(request.url)))
      return respond(request, reply, parts, (variant) => parts.pages.personal(request.url, cookie, variant));
    const read = isFromBackOffice(referer, parts.backOffices()) ? 'reload' : 'page';
    return respond(request, reply, parts, (variant) =>
      parts.pages[read](withoutLetter(request.url), variant),
    );
  });
  await app.register(pageForms, {
    siteOrigin: parts.siteOrigin,
    submit: (request, reply, form) =>
      respond(request, reply, parts, (variant) => parts.pages.submit(request.url, form, variant)),
  });
}

/** The path of a request's address. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PageRoutesParts,
  render: (variant: Variant) => Promise<PageResult>,
): Promise<FastifyReply> {
  const hasCanaries = parts.canaries().size > 0;
  const variant = await chooseVariant(request, reply, parts);
  const result = await render(variant);
  reply.requestLabels = labelsOf(result);
  const { preview } = variant;
  if (result.kind === 'page' && result.page.release && !preview) parts.onPage(result.page.release);
  const audience = preview ? 'preview' : hasCanaries ? 'canary' : 'stable';
  return sendPage(request, reply, result, audience, parts.isBehindCdn);
}

/** What metrics call a page; undefined for a redirect. */
function labelsOf(result: PageResult): RequestLabels | undefined {
  if (result.kind !== 'page') return undefined;
  const { route, release } = result.page;
  return { route, part: release?.part ?? 'shell', version: release?.version ?? '' };
}

/** A preview that a browser has opened comes before a canary; one that cannot start is as if it had not been opened. */
async function chooseVariant(
  request: FastifyRequest,
  reply: FastifyReply,
  { canaries, previews, releases, logger }: PageRoutesParts,
): Promise<Variant> {
  const preview = previewOf(request, releases.remotes());
  if (preview)
    try {
      await previews.start(preview.part, preview.version);
      return previewVariant({ part: preview.part, version: preview.version });
    } catch (error) {
      logger.warn({ part: preview.part, reason: String(error) }, 'preview not started');
    }
  const present = canaries();
  return present.size > 0 ? canaryVariant(bucketOf(request, reply), present) : STABLE;
}

/** So few that no visitor can be told from many others. */
const BUCKETS = 100;
const COOKIE = 'stillsam-version';
const DAYS_30 = 30 * 24 * 60 * 60;
const BUCKET = /^\d{1,2}$/;

/** The bucket of a visitor, who gets one at random and keeps it, so that one release answers from page to page. */
function bucketOf({ cookies, protocol }: FastifyRequest, reply: FastifyReply): number {
  const known = cookies[COOKIE] ?? '';
  if (BUCKET.test(known)) return Number(known);
  const bucket = randomInt(BUCKETS);
  reply.setCookie(COOKIE, String(bucket), {
    path: '/',
    maxAge: DAYS_30,
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
  });
  return bucket;
}

/**
 * Whether a request follows a link of the back office, so that its author may just have saved what the page shows. The
 * header can be made up: whoever does so has a page rendered, as with an address that was never requested before.
 *
 * @param referrer the Referer header. Links of the back office send it; on its own origin without a path.
 */
export function isFromBackOffice(referrer: string | undefined, backOffices: readonly Remote[]): boolean {
  if (!referrer || !URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  return backOffices.some(
    ({ publicOrigin, prefixes }) =>
      origin === publicOrigin || prefixes.some((prefix) => `${pathname}/`.startsWith(`${prefix}/`)),
  );
}

interface PageFormsOptions {
  /** Of the site, whose pages may post forms. */
  siteOrigin: string;
  /** Sends the page's response. @param form the body, as the browser encoded it. */
  submit: (request: FastifyRequest, reply: FastifyReply, form: string) => Promise<FastifyReply>;
}

/** Choices, no texts. */
const MAX_FORM_BYTES = 4096;
const UNSUPPORTED_MEDIA_TYPE = 415;
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** Fastify plugin: native form submissions to pages, which respond themselves (ADR 100). */
async function pageForms(app: FastifyInstance, { siteOrigin, submit }: PageFormsOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_request: FastifyRequest, body: string | Buffer) => String(body),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    if (error.statusCode === UNSUPPORTED_MEDIA_TYPE) return refuseMethod(reply);
    throw error;
  });
  app.post<{ Body?: string }>(PAGE_ROUTE, { compress: false }, (request, reply) => {
    const { body, headers } = request;
    if (body === undefined) return refuseMethod(reply);
    if (isOwnForm(headers, [siteOrigin])) return submit(request, reply, body);
    return reply.code(403).type(PLAIN_TEXT).send('Formuläret skickades från en annan webbplats.');
  });
}

/** Response to a method that an address does not take. */
export function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply
    .code(405)
    .header('Allow', 'GET, HEAD')
    .type(PLAIN_TEXT)
    .send('Den här adressen går bara att läsa.');
}
