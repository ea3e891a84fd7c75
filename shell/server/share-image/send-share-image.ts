import type { IncomingMessage, ServerResponse } from 'node:http';
import { COMMON_HEADERS, NO_DOCUMENT_POLICY } from '../http/security-headers';
import { TooManyImagesError, type ShareImages } from './share-images';

const ADDRESS = /^\/delningsbild\/([^/]+)\.png$/;
const HEADERS = { ...COMMON_HEADERS, 'Content-Security-Policy': NO_DOCUMENT_POLICY };
/** Other sites and messengers show it: hence readable from everywhere. */
const IMAGE_HEADERS = {
  ...HEADERS,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Type': 'image/png',
  'Cache-Control': 'public, max-age=86400',
};

/** The slug whose share image an address names. */
export function shareImageSlug(pathname: string): string | undefined {
  return ADDRESS.exec(pathname)?.[1];
}

/** Answers with the share image of an article: 404 where there is none, 503 while too many are being drawn. */
export async function sendShareImage(
  images: ShareImages,
  slug: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const image = await images.read(slug).catch((error: unknown) => {
    if (error instanceof TooManyImagesError) return 503;
    throw error;
  });
  if (image instanceof Uint8Array) {
    response.writeHead(200, { ...IMAGE_HEADERS, 'Content-Length': image.byteLength });
    response.end(request.method === 'HEAD' ? undefined : image);
    return;
  }
  response.writeHead(image ?? 404, { ...HEADERS, 'Cache-Control': 'no-store' }).end();
}
