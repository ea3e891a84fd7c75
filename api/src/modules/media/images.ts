import type { OutputInfo, Sharp } from 'sharp';
import type { ImageSize } from './media.entity';

export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const WIDTHS = [480, 960, 1600];
const LARGEST_WIDTH = 1600;
/** 24 megapixels: what cameras make. Decoding as many takes up to 0.5 GB of memory, an AVIF's the most. */
const MOST_PIXELS = 24_000_000;
/** WebP takes no more. */
const LARGEST_HEIGHT = 16_383;
/** By content, whatever the file is called: the decoders of everything else stay shut, SVG's above all. */
const DECODERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer'].map(
  (name) => `VipsForeignLoad${name}`,
);

export interface Rendition extends ImageSize {
  format: ImageFormat;
  bytes: Buffer;
}

let waiting: Promise<unknown> = Promise.resolve();

/**
 * Every rendition of a picture: upright, without metadata, never larger than the original. One picture at a time,
 * for each takes a processor for seconds.
 *
 * @returns undefined for what is no JPEG, PNG, WebP or AVIF, is broken, or has too many pixels.
 */
export function renderImage(file: Buffer): Promise<Rendition[] | undefined> {
  const rendered = waiting.then(() => render(file));
  waiting = rendered.catch(() => {});
  return rendered;
}

async function render(file: Buffer): Promise<Rendition[] | undefined> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  sharp.cache(false);
  sharp.concurrency(1);
  const base = await decode(sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS }));
  if (!base || base.info.height > LARGEST_HEIGHT) return undefined;
  const { width, height, channels } = base.info;
  const renditions: Rendition[] = [];
  for (const wanted of widthsFor(width)) {
    for (const format of IMAGE_FORMATS) {
      const image = sharp(base.data, { raw: { width, height, channels } }).resize({ width: wanted });
      const encoded =
        format === 'avif' ? image.avif({ quality: 55, effort: 3 }) : image.webp({ quality: 78 });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      renditions.push({ format, bytes: data, width: info.width, height: info.height });
    }
  }
  return renditions;
}

/**
 * The picture in the largest width that is kept, decoded whole and once: one that breaks off is found here, not by a
 * reader, and every rendition is made of this little.
 */
async function decode(picture: Sharp): Promise<{ data: Buffer; info: OutputInfo } | undefined> {
  try {
    return await picture
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    // Whatever a decoder stumbles over is no picture that can be shown.
    return undefined;
  }
}

/** Those of the usual widths that the original has, or its own where it has none. */
export function widthsFor(original: number): number[] {
  const widths = WIDTHS.filter((width) => width <= original);
  return widths.length > 0 ? widths : [original];
}
