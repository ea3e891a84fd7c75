import { useEffect } from 'react';
import type { SentenceReader } from './sentence-reader';

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
