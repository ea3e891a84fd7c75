import { Icon } from '@stillsam/ui';
import Volume2 from 'lucide-react/icons/volume-2';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { NarrationPlace } from './narration';
import type { FindNarration } from './listening';
import styles from './listen.module.css';

const loadPlayer = () => import(/* webpackChunkName: "listen-player" */ './listen-player');
const Player = lazy(loadPlayer);
const MissingVoice = lazy(() => loadPlayer().then(({ MissingVoice }) => ({ default: MissingVoice })));

export interface ListenProps {
  /** Selects the texts of the page that are read, in its order. */
  texts: string;
  /** Name of the text on the device's own controls. */
  title: string;
  /** Without it, a voice of the device reads. */
  findNarration?: FindNarration;
  /** Where the audio can be kept, to listen without a network. */
  place?: NarrationPlace;
  /** Called when the audio has been kept. */
  onKept?: () => void;
  /** A way on where neither audio nor a voice is found. */
  otherWay?: ReactNode;
  /** Of the button. */
  className?: string;
}

/** Reads the page's texts aloud, or says what it lacks and tries again at the next press. Nothing of it is loaded before the button is pressed. */
export function Listen({ className, otherWay, ...player }: ListenProps) {
  const [state, setState] = useState<'closed' | 'open' | 'missing'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setState('closed');
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-expanded={state === 'open'}
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
      >
        <Icon icon={Volume2} />
        Lyssna
      </button>
      <div role="status" className={styles.status}>
        {state === 'missing' ? (
          <Suspense>
            <MissingVoice onClose={close}>{otherWay}</MissingVoice>
          </Suspense>
        ) : null}
      </div>
      {state === 'open' ? (
        <Suspense>
          <Player {...player} onMissing={() => setState('missing')} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
