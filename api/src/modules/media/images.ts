import type { OutputInfo } from 'sharp';
import type { Crop, ImageSize } from './media.entity';

export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** For mails, because Outlook shows neither of {@link IMAGE_FORMATS}. Made of a WebP when it is first read. */
export const MAIL_EXTENSION = 'jpg';
export const MAIL_TYPE = 'image/jpeg';

const WIDTHS = [480, 960, 1600];
const MAX_WIDTH = 1600;
/** 24 megapixels, as cameras produce. Decoding them takes up to 0.5 GB of memory, most for AVIF. */
const MAX_PIXELS = 24_000_000;
/** The limit of WebP. */
const MAX_HEIGHT = 16_383;
/** Most pictures take a few seconds. The next one waits as long, and for one more rendition, which libheif does not stop. */
const LIMIT_MS = 30_000;
/** Formats by content, not by name. Every other decoder is blocked, that of SVG above all. */
const DECODERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer'].map(
  (name) => `VipsForeignLoad${name}`,
);

export interface Rendition extends ImageSize {
  format: ImageFormat;
  bytes: Buffer;
}

/** Why a file gives no renditions: it is no picture that is taken, or it takes too long. */
export type ImageFault = 'unfit' | 'slow';

/** On paper, where a picture is transparent: JPEG has no transparency. */
const MAIL_BACKGROUND = '#fbfcfa';

/** How the messages of sharp's timeouts begin. */
const TIMEOUT = 'timeout: ';

let waiting: Promise<unknown> = Promise.resolve();

/**
 * Makes every rendition of a picture: upright, without metadata, never larger than the original. One picture at a
 * time, because each takes seconds of CPU.
 *
 * @returns a fault for what is no JPEG, PNG, WebP or AVIF, is broken, has too many pixels, or takes longer than `limitMs`.
 */
export function renderImage(file: Buffer, limitMs = LIMIT_MS): Promise<Rendition[] | ImageFault> {
  return inTurn(() => render(file, limitMs));
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

/** A part of a stored rendition, without loss. */
export function cropImage({ bytes, width, height }: Omit<Rendition, 'format'>, crop: Crop): Promise<Buffer> {
  const pixels = (percent: number, whole: number) => Math.round((percent / 100) * whole);
  // In a small picture the last percent is less than a pixel.
  const start = (percent: number, whole: number) => Math.min(pixels(percent, whole), whole - 1);
  return inTurn(async () => {
    const sharp = await loadSharp();
    const [left, top] = [start(crop.left, width), start(crop.top, height)];
    return sharp(bytes)
      .extract({
        left,
        top,
        width: Math.max(1, pixels(crop.left + crop.width, width) - left),
        height: Math.max(1, pixels(crop.top + crop.height, height) - top),
      })
      .png()
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

async function render(file: Buffer, limitMs: number): Promise<Rendition[] | ImageFault> {
  const deadline = performance.now() + limitMs;
  const base = await decode(file, deadline).catch((error: unknown) => (isTimeout(error) ? 'slow' : 'unfit'));
  if (typeof base === 'string') return base;
  return encodeAll(base, deadline).catch((error: unknown) => {
    if (isTimeout(error)) return 'slow';
    throw error;
  });
}

/** @throws Error when there are none left. */
function secondsUntil(deadline: number): number {
  const seconds = Math.ceil((deadline - performance.now()) / 1000);
  if (seconds <= 0) throw new Error(TIMEOUT);
  return seconds;
}

const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith(TIMEOUT);

interface Bitmap {
  data: Buffer;
  info: OutputInfo;
}

/**
 * The picture at the largest stored width, decoded in full and once, so that a truncated file fails here and not at
 * a reader. Every rendition is made from it.
 */
async function decode(file: Buffer, deadline: number): Promise<Bitmap | ImageFault> {
  const sharp = await loadSharp();
  const picture = sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS });
  // From the header alone: decoding a column of 24 million pixels takes most of a minute.
  const { width, height } = (await picture.metadata()).autoOrient;
  if (height * Math.min(1, MAX_WIDTH / width) > MAX_HEIGHT) return 'unfit';
  return picture
    .timeout({ seconds: secondsUntil(deadline) })
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function encodeAll({ data, info }: Bitmap, deadline: number): Promise<Rendition[]> {
  const sharp = await loadSharp();
  const { width, height, channels } = info;
  const renditions: Rendition[] = [];
  for (const wanted of widthsFor(width)) {
    for (const format of IMAGE_FORMATS) {
      const image = sharp(data, { raw: { width, height, channels } })
        .timeout({ seconds: secondsUntil(deadline) })
        .resize({ width: wanted });
      const encoded =
        format === 'avif' ? image.avif({ quality: 55, effort: 3 }) : image.webp({ quality: 78 });
      const made = await encoded.toBuffer({ resolveWithObject: true });
      renditions.push({ format, bytes: made.data, width: made.info.width, height: made.info.height });
    }
  }
  return renditions;
}

/** The standard widths up to that of the original, or its own width when it is smaller than all. */
export function widthsFor(original: number): number[] {
  const widths = WIDTHS.filter((width) => width <= original);
  return widths.length > 0 ? widths : [original];
}
