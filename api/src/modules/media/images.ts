import type { OutputInfo, Sharp } from 'sharp';
import type { ImageSize } from './media.entity';

export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** For mails, because Outlook shows neither of {@link IMAGE_FORMATS}. Made of a WebP when it is first read. */
export const MAIL_EXTENSION = 'jpg';
export const MAIL_TYPE = 'image/jpeg';

const WIDTHS = [480, 960, 1600];
const LARGEST_WIDTH = 1600;
/** 24 megapixels, as cameras produce. Decoding them takes up to 0.5 GB of memory, most for AVIF. */
const MOST_PIXELS = 24_000_000;
/** The limit of WebP. */
const LARGEST_HEIGHT = 16_383;
/** Formats by content, not by name. Every other decoder is blocked, that of SVG above all. */
const DECODERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer'].map(
  (name) => `VipsForeignLoad${name}`,
);

export interface Rendition extends ImageSize {
  format: ImageFormat;
  bytes: Buffer;
}

/** On paper, where a picture is transparent: JPEG has no transparency. */
const MAIL_BACKGROUND = '#fbfcfa';

let waiting: Promise<unknown> = Promise.resolve();

/**
 * Makes every rendition of a picture: upright, without metadata, never larger than the original. One picture at a
 * time, because each takes seconds of CPU.
 *
 * @returns undefined for what is no JPEG, PNG, WebP or AVIF, is broken, or has too many pixels.
 */
export function renderImage(file: Buffer): Promise<Rendition[] | undefined> {
  return inTurn(() => render(file));
}

/** A stored rendition as JPEG. */
export function toMailImage(rendition: Buffer): Promise<Buffer> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    return sharp(rendition)
      .flatten({ background: MAIL_BACKGROUND })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  });
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = waiting.then(work);
  waiting = done.catch(() => {});
  return done;
}

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function render(file: Buffer): Promise<Rendition[] | undefined> {
  const sharp = await loadSharp();
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
 * The picture at the largest stored width, decoded in full and once, so that a truncated file fails here and not at
 * a reader. Every rendition is made from it.
 */
async function decode(picture: Sharp): Promise<{ data: Buffer; info: OutputInfo } | undefined> {
  try {
    return await picture
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    // A file that cannot be decoded is not a picture.
    return undefined;
  }
}

/** The standard widths up to that of the original, or its own width when it is smaller than all. */
export function widthsFor(original: number): number[] {
  const widths = WIDTHS.filter((width) => width <= original);
  return widths.length > 0 ? widths : [original];
}
