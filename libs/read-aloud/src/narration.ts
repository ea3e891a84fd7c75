import type { Span } from '@stillsam/post-html/sentences';

/** The audio of a text, without its sentences. */
export interface KeptAudio {
  /** `spokenHash` of the text. */
  text: string;
  /** Path of the file, which never changes. */
  src: string;
  voice: string;
  /** A voice for trying, which nobody chose for its sound. */
  is_test: boolean;
  bytes: number;
}

/** The audio of a text, as the API describes it. */
export interface Narration extends KeptAudio {
  sentences: readonly NarratedSentence[];
}

/** A sentence by the number of its block. */
export interface BlockSpan extends Span {
  block: number;
}

export interface NarratedSentence extends BlockSpan {
  /** Second at which it begins. */
  at: number;
}

/** Where a visitor may keep the audio of a text. */
export interface NarrationPlace {
  /** Name of the cache. */
  cache: string;
  /** Of the text in it. */
  id: string;
}

/** Whether the browser plays Ogg Opus, and can find it by its hash. */
export const canPlayNarrations = () =>
  isSecureContext && new Audio().canPlayType('audio/ogg; codecs=opus') !== '';

/** An address that no page has. */
const entryOf = ({ id }: NarrationPlace) => `/sparat-ljud/${id}`;

/** The kept narration of a text. */
export async function keptNarration(place: NarrationPlace): Promise<Narration | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const entry = await caches.match(entryOf(place), { cacheName: place.cache });
  return entry?.json();
}

/** Keeps the audio on the device; the file before it goes. */
export async function keepNarration(place: NarrationPlace, narration: KeptAudio): Promise<void> {
  await forgetNarration(place);
  const cache = await caches.open(place.cache);
  await cache.add(narration.src);
  await cache.put(entryOf(place), new Response(JSON.stringify(narration)));
}

export async function forgetNarration(place: NarrationPlace): Promise<void> {
  const kept = await keptNarration(place);
  if (!kept) return;
  const cache = await caches.open(place.cache);
  await cache.delete(kept.src);
  await cache.delete(entryOf(place));
}

/** The address that plays: of the kept file, or of the API's. */
export async function playableSource(place: NarrationPlace | undefined, src: string): Promise<string> {
  if (!place || !('caches' in globalThis)) return src;
  const file = await caches.match(src, { cacheName: place.cache });
  return file ? URL.createObjectURL(await file.blob()) : src;
}
