import { PREVIEW_PATH, readPreview, type Preview } from '@stillsam/releases/preview';
import type { Remote } from '@stillsam/releases/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PREVIEW_END_PATH } from '../document/preview-strip';

const COOKIE = 'stillsam-forhandsvisning';

export interface PreviewRoutesOptions {
  remotes: () => readonly Remote[];
}

/** Addresses that let one browser see a release (ADR 83), and that end it. */
export function previewRoutes(app: FastifyInstance, { remotes }: PreviewRoutesOptions): void {
  app.get<{ Params: { token: string } }>(`${PREVIEW_PATH}:token`, (request, reply) => {
    const { token } = request.params;
    const preview = readPreview(token, remotes());
    const remote = remotes().find(({ name }) => name === preview?.part);
    if (!preview || !remote) return reply.code(403).type('text/plain; charset=utf-8').send(EXPIRED);
    return reply
      .setCookie(COOKIE, token, {
        path: '/',
        expires: new Date(preview.until),
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      })
      .redirect(remote.prefixes[0] ?? '/', 303);
  });
  app.get(PREVIEW_END_PATH, (_request, reply) => reply.clearCookie(COOKIE).redirect('/', 303));
}

const EXPIRED = 'Förhandsvisningen gäller inte längre. Be om en ny adress.';

/** The release that a browser has opened. */
export function previewOf({ cookies }: FastifyRequest, remotes: readonly Remote[]): Preview | null {
  return readPreview(cookies[COOKIE] ?? '', remotes);
}
