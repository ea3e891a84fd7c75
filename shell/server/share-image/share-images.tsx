import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { ArticleCover } from '@stillsam/ui';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';

interface ShareImagesOptions {
  /** Reads the API; the response is a 404 for what is not published. */
  fetch: typeof fetch;
  apiOrigin: string;
  /** Draws an SVG as PNG. */
  draw?: (svg: string) => Promise<Uint8Array>;
}

const SLUG = /^[a-z0-9-]{1,200}$/;
const RESPONSE = z.object({ post: z.object({ categories: z.array(z.string()) }).optional() });
const MAX_IMAGES = 64;
/** Images are drawn one after the other; a longer queue is refused. */
const MAX_WAITING = 20;

/** Thrown when the queue of images to draw is full. */
export class TooManyImagesError extends Error {}

/** The covers of published articles as PNG, for networks that show a link with a picture. */
export class ShareImages {
  readonly #images = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_IMAGES });
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(private readonly options: ShareImagesOptions) {}

  /**
   * @returns null where no article of the slug is published.
   * @throws TooManyImagesError, or what the API call or the drawing throws.
   */
  async read(slug: string): Promise<Uint8Array | null> {
    if (!SLUG.test(slug)) return null;
    const response = await this.options.fetch(`${this.options.apiOrigin}/api/blog/posts/${slug}`);
    if (response.status === 404) return null;
    const { post } = RESPONSE.parse(await response.json());
    return post ? this.#image(slug, post.categories[0] ?? '') : null;
  }

  #image(slug: string, category: string): Promise<Uint8Array> {
    const key = `${category}/${slug}`;
    const known = this.#images.get(key);
    if (known) return known;
    if (this.#waiting >= MAX_WAITING) throw new TooManyImagesError();
    const image = this.#enqueue(() => (this.options.draw ?? drawInWorker)(shareImageSvg(slug, category)));
    this.#images.set(key, image);
    image.catch(() => this.#images.delete(key));
    return image;
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    const result = this.#queue.then(work).finally(() => (this.#waiting -= 1));
    this.#queue = result.catch(() => undefined);
    return result;
  }
}

/** In pixels: the size that social networks recommend. */
const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** Strokes that the cover gets from article-cover.module.css on a page. */
const STYLE = '<style>path { stroke-linecap: round; stroke-width: 1.6px }</style>';

/** The night's colours, which only a page has: the image shows the day that stands beside each. */
const NIGHT = /var\(--\w+,([#.\w]+)\)/g;

/** An article's drawn cover as a stand-alone SVG document. */
export function shareImageSvg(slug: string, category: string): string {
  const cover = renderToStaticMarkup(<ArticleCover seed={slug} category={category} />).replace(NIGHT, '$1');
  const size = `width="${SHARE_IMAGE.width}" height="${SHARE_IMAGE.height}"`;
  return cover.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" ${size} `).replace('>', `>${STYLE}`);
}

/** A worker for each image: it ends with its work, and its memory with it. */
function drawInWorker(svg: string): Promise<Uint8Array> {
  const worker = new Worker(path.join(__dirname, 'share-image-worker.cjs'), {
    workerData: svg,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The drawing of a share image ended with ${code}`)));
  });
}

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
