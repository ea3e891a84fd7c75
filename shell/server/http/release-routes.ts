import { errorText } from '@stillsam/http-server/error-text';
import { hasBearerSecret } from '@stillsam/http-server/sender';
import { HEALTH_PATH, SIGNATURE_HEADER, type ReleasesHealth, type Trial } from '@stillsam/releases/answers';
import { PREVIEW_PATH, readPreview, type Preview } from '@stillsam/releases/preview';
import { parseJson } from '@stillsam/releases/files';
import type { Remote } from '@stillsam/releases/registry';
import { isSignedBy } from '@stillsam/releases/signature';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PREVIEW_END_PATH } from '../document/document';
import type { ReleaseWatcher } from '../releases/release-watcher';

export interface ReleaseRoutesOptions {
  remotes: () => readonly Remote[];
  states: ReleaseWatcher['states'];
  try: ReleaseWatcher['try'];
  /** Of those who may read what is served; null: nobody may. */
  secret: string | null;
}

const REQUEST = z.object({ part: z.string(), version: z.string(), at: z.iso.datetime() });
/** A signed request cannot be sent again later. */
const MAX_REQUEST_AGE_MS = 60_000;
const BODY_LIMIT_BYTES = 4096;

/** What releasers ask a shell: what it serves, and whether it would accept a release (ADR 83). */
export function releaseRoutes(app: FastifyInstance, options: ReleaseRoutesOptions): void {
  let isTrying = false;
  app.get(HEALTH_PATH, (request, reply): ReleasesHealth | void => {
    if (!hasBearerSecret(request.headers.authorization, options.secret)) return reply.callNotFound();
    return { remotes: options.states() };
  });
  void app.register(async (scope) => {
    // The signature is over the bytes of the body.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: string }>(
      '/releases/trial',
      { bodyLimit: BODY_LIMIT_BYTES },
      async (request, reply): Promise<Trial | FastifyReply> => {
        const trial = readTrial(
          request.body,
          request.headers[SIGNATURE_HEADER.toLowerCase()],
          options.remotes(),
        );
        if (!trial)
          return reply.code(403).send({ error: 'The request is not signed by the key of its part.' });
        if (isTrying)
          return reply.code(429).header('Retry-After', '5').send({ error: 'A trial is running.' });
        isTrying = true;
        try {
          return await options.try(trial.part, trial.version);
        } catch (error) {
          return { accepted: false, reasons: [errorText(error)], pages: 0, milliseconds: 0, slowest: null };
        } finally {
          isTrying = false;
        }
      },
    );
  });
}

/** @returns null when the request is not signed by the key of its part, or is too old. */
function readTrial(
  body: unknown,
  signature: string | string[] | undefined,
  remotes: readonly Remote[],
): z.infer<typeof REQUEST> | null {
  if (typeof body !== 'string' || typeof signature !== 'string') return null;
  const parsed = REQUEST.safeParse(parseJson(body));
  const remote = remotes.find(({ name }) => name === parsed.data?.part);
  if (!parsed.success || !remote || !isSignedBy(body, signature, remote.publicKey)) return null;
  return Math.abs(Date.now() - Date.parse(parsed.data.at)) <= MAX_REQUEST_AGE_MS ? parsed.data : null;
}

const PREVIEW_COOKIE = 'stillsam-forhandsvisning';
const EXPIRED = 'Förhandsvisningen gäller inte längre. Be om en ny adress.';

/** Addresses that let one browser see a release (ADR 83), and that end it. */
export function previewRoutes(
  app: FastifyInstance,
  { remotes }: Pick<ReleaseRoutesOptions, 'remotes'>,
): void {
  app.get<{ Params: { token: string } }>(`${PREVIEW_PATH}:token`, (request, reply) => {
    const { token } = request.params;
    const preview = readPreview(token, remotes());
    const remote = remotes().find(({ name }) => name === preview?.part);
    if (!preview || !remote) return reply.code(403).type('text/plain; charset=utf-8').send(EXPIRED);
    return reply
      .setCookie(PREVIEW_COOKIE, token, {
        path: '/',
        expires: new Date(preview.until),
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      })
      .redirect(remote.prefixes[0] ?? '/', 303);
  });
  app.get(PREVIEW_END_PATH, (_request, reply) => reply.clearCookie(PREVIEW_COOKIE).redirect('/', 303));
}

/** The release that a browser has opened. */
export function previewOf({ cookies }: FastifyRequest, remotes: readonly Remote[]): Preview | null {
  return readPreview(cookies[PREVIEW_COOKIE] ?? '', remotes);
}
