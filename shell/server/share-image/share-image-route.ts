import type { FastifyInstance } from 'fastify';
import { TooManyImagesError, type ShareImages } from './share-images';

/** Other sites and messengers show the image, so any origin may read it. */
const IMAGE_HEADERS = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Type': 'image/png',
  'Cache-Control': 'public, max-age=86400',
};

/** The share image of an article: 404 where there is none, 503 while too many are being drawn. */
export function shareImageRoute(app: FastifyInstance, images: Pick<ShareImages, 'read'>): void {
  app.get<{ Params: { slug: string } }>('/delningsbild/:slug.png', async ({ params }, reply) => {
    try {
      const image = await images.read(params.slug);
      return image ? reply.headers(IMAGE_HEADERS).send(Buffer.from(image)) : reply.code(404).send();
    } catch (error) {
      if (error instanceof TooManyImagesError) return reply.code(503).send();
      throw error;
    }
  });
}
