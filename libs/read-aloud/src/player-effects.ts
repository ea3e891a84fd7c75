import { isMotionReduced } from '@stillsam/ui';
import type { Sentence, Listening } from './listening';
import type { SentenceReader } from './sentence-reader';
import { useEffect } from 'react';
import styles from './listen.module.css';

/** Reads while the component is mounted. */
export function useReading(reader: SentenceReader): void {
  useEffect(() => {
    reader.play();
    const stop = () => reader.pause();
    // Some browsers go on speaking after the page is left.
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [reader]);
}

/** Marks the sentence as soon as it begins, before React renders anything. */
export function useMarkedSentence({ reader, sentences }: Listening): void {
  useEffect(() => {
    let marked: number | undefined;
    const mark = () => {
      const { index } = reader.getState();
      const sentence = sentences[index];
      if (!sentence || index === marked) return;
      marked = index;
      markSentence(sentence);
    };
    mark();
    const unsubscribe = reader.subscribe(mark);
    return () => {
      unsubscribe();
      unmarkSentence();
    };
  }, [reader, sentences]);
}

/** Gives the texts the class whose highlight is styled: a part may style its own classes alone. */
export function useHighlightedTexts(texts: string): void {
  useEffect(() => {
    const elements = [...document.querySelectorAll(texts)];
    elements.forEach(({ classList }) => classList.add(styles.text ?? ''));
    return () => elements.forEach(({ classList }) => classList.remove(styles.text ?? ''));
  }, [texts]);
}

/** A press on a paragraph reads from it on. Links keep their own; one to another site silences at once. */
export function useClicks({ reader, sentences }: Listening): void {
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (link && link.origin !== location.origin) reader.pause();
      if (!getSelection()?.isCollapsed || target.closest('a, button, input, select, summary')) return;
      const index = sentences.findIndex(({ block }) => block instanceof Element && block.contains(target));
      if (index >= 0) reader.play(index);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [sentences, reader]);
}

/** Name of the highlight in listen.module.css. */
const HIGHLIGHT = 'stillsam-listen';
/** Of the window's height: what is nearer to an edge is scrolled to the middle. */
const EDGE = 0.15;

/** Marks a sentence by the CSS Custom Highlight API, which leaves the document as it is, and scrolls to it. */
function markSentence({ range, block }: Sentence): void {
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  const player = document.querySelector('[data-listen-player]')?.getBoundingClientRect();
  const isSeen = top > innerHeight * EDGE && bottom < (player?.top ?? innerHeight * (1 - EDGE));
  if (!isSeen && block instanceof Element)
    block.scrollIntoView({ block: 'center', behavior: isMotionReduced() ? 'auto' : 'smooth' });
}

function unmarkSentence(): void {
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
}

/** Gives the device's own controls, such as those of a locked screen, the text's name and the player's buttons. */
export function useMediaSession(title: string, reader: SentenceReader, isReading: boolean): void {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    const actions: Partial<Record<MediaSessionAction, () => void>> = {
      play: () => reader.play(),
      pause: () => reader.pause(),
      previoustrack: () => reader.step(-1),
      nexttrack: () => reader.step(1),
    };
    const named = Object.entries(actions) as [MediaSessionAction, () => void][];
    mediaSession.metadata = new MediaMetadata({ title, artist: 'Stillsam' });
    named.forEach(([action, handle]) => mediaSession.setActionHandler(action, handle));
    return () => {
      mediaSession.metadata = null;
      named.forEach(([action]) => mediaSession.setActionHandler(action, null));
    };
  }, [title, reader]);
  useEffect(() => {
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = isReading ? 'playing' : 'paused';
  }, [isReading]);
}
