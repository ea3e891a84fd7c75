import { useEffect, useState } from 'react';
import styles from './listen.module.css';
import {
  forgetNarration,
  keepNarration,
  keptNarration,
  type KeptAudio,
  type NarrationPlace,
} from './narration';
import { PLAYER_COPY as COPY } from './player.copy';

interface KeepAudioProps {
  narration: KeptAudio;
  place: NarrationPlace;
  onKept?: () => void;
}

/** Keeps the audio on the device, or removes it. */
export function KeepAudio({ narration, place, onKept }: KeepAudioProps) {
  const [state, setState] = useState<'no' | 'busy' | 'kept' | 'failed'>('no');
  const { cache, id } = place;
  useEffect(() => {
    void keptNarration({ cache, id }).then((kept) => {
      if (kept?.src === narration.src) setState('kept');
    });
  }, [cache, id, narration.src]);
  if (!('caches' in window)) return null;
  const isKept = state === 'kept';
  const change = async () => {
    setState('busy');
    try {
      await (isKept ? forgetNarration(place) : keepNarration(place, narration));
      setState(isKept ? 'no' : 'kept');
      if (!isKept) onKept?.();
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.keep}>
      <button
        type="button"
        className={styles.keepButton}
        disabled={state === 'busy'}
        onClick={() => void change()}
      >
        {isKept ? COPY.forget : COPY.keep(narration.bytes)}
      </button>
      <span role="status">{COPY.keptStates[state]}</span>
    </div>
  );
}
