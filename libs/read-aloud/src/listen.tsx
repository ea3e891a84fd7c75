import { Icon } from '@stillsam/ui';
import Volume2 from 'lucide-react/icons/volume-2';
import { lazy, Suspense, useRef, useState } from 'react';
import styles from './listen.module.css';
import { LISTEN_COPY as COPY } from './read-aloud.copy';
import { useVoiceState } from './swedish-voice';

const Player = lazy(() => import(/* webpackChunkName: "listen-player" */ './listen-player'));

interface ListenProps {
  /** Selects the texts of the page that are read, in its order. */
  texts: string;
  /** Of the button. */
  className?: string;
}

/** Reads the page's texts aloud with a voice of the device, or says why it cannot. */
export function Listen({ texts, className }: ListenProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const hasVoice = useVoiceState() === 'available';
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={Volume2} />
        {COPY.listen}
      </button>
      <div role="status" className={styles.status}>
        {isOpen && !hasVoice ? <p className={styles.missing}>{COPY.missing}</p> : null}
      </div>
      {isOpen && hasVoice ? (
        <Suspense>
          <Player texts={texts} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
