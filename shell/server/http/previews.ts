import { readLocalBuild, type LocalBuild } from '@stillsam/releases/local-build';
import { PREVIEW_PATH, readPreview, type Preview } from '@stillsam/releases/preview';
import type { Remote } from '@stillsam/releases/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const COOKIE = 'stillsam-forhandsvisning';
const END_PATH = '/releases/preview-end';

export interface PreviewRoutesOptions {
  remotes: () => readonly Remote[];
}

/** Addresses that let one browser see a release or a build of its own machine (ADR 83), and that end it. */
export function previewRoutes(app: FastifyInstance, { remotes }: PreviewRoutesOptions): void {
  app.get<{ Params: { token: string } }>(`${PREVIEW_PATH}:token`, (request, reply) => {
    const { token } = request.params;
    const preview = read(token, remotes());
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
  app.get(END_PATH, (_request, reply) => reply.clearCookie(COOKIE).redirect('/', 303));
}

const EXPIRED = 'Förhandsvisningen gäller inte längre. Be om en ny adress.';

/** The release or the build of its own machine that a browser has opened. */
export function previewOf(
  { cookies }: FastifyRequest,
  remotes: readonly Remote[],
): Preview | LocalBuild | null {
  return read(cookies[COOKIE] ?? '', remotes);
}

function read(token: string, remotes: readonly Remote[]): Preview | LocalBuild | null {
  return readPreview(token, remotes) ?? readLocalBuild(token, remotes);
}

/** The strip above a page of a preview. */
export const PREVIEW_STRIP = {
  html: (text: string) =>
    `<p class="stillsam-preview" role="status"><span>${text}</span> <a href="${END_PATH}">Avsluta</a></p>`,
  style:
    '.stillsam-preview{position:sticky;top:0;z-index:9;margin:0;padding:.5rem 1rem;text-align:center;font:600 1rem/1.5 system-ui,sans-serif;background:#3b2f63;color:#fff}.stillsam-preview a{color:inherit;padding:.625rem .25rem}',
};
