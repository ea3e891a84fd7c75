import type { ImageSize } from './media.entity';

export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const WIDTHS = [480, 960, 1600];
const MOST_PIXELS = 50_000_000;
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
  const open = () => sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS }).autoOrient();
  let original: number;
  try {
    // Decoded whole: a picture that breaks off is found here, not by a reader.
    const { info } = await open().raw().toBuffer({ resolveWithObject: true });
    original = info.width;
  } catch {
    // Whatever a decoder stumbles over is no picture that can be shown.
    return undefined;
  }
  const renditions: Rendition[] = [];
  for (const width of widthsFor(original)) {
    for (const format of IMAGE_FORMATS) {
      const image = open().resize({ width, withoutEnlargement: true });
      const encoded =
        format === 'avif' ? image.avif({ quality: 55, effort: 3 }) : image.webp({ quality: 78 });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      renditions.push({ format, bytes: data, width: info.width, height: info.height });
    }
  }
  return renditions;
}

/** Those of the usual widths that the original has, or its own where it has none. */
export function widthsFor(original: number): number[] {
  const widths = WIDTHS.filter((width) => width <= original);
  return widths.length > 0 ? widths : [original];
}
