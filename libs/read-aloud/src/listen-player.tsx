import { useRootMark } from '@stillsam/platform/root-mark';
import { Icon, Notice, SelectField } from '@stillsam/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import X from 'lucide-react/icons/x';
import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { KeepAudio } from './keep-audio';
import type { ListenProps } from './listen';
import {
  useClicks,
  useHighlightedTexts,
  useMarkedSentence,
  useMediaSession,
  useReading,
} from './player-effects';
import { PLAYER_COPY as COPY, voiceInWords } from './player.copy';
import { findListening, type Listening } from './listening';
import folds from '@stillsam/ui/styles/fold.module.css';
import styles from './listen.module.css';

interface ListenPlayerProps extends Omit<ListenProps, 'className' | 'otherWay'> {
  /** Called where there is neither audio nor a voice. */
  onMissing: () => void;
  onClose: () => void;
}

/** Finds what reads the texts, and plays it. */
export default function ListenPlayer({ onMissing, ...props }: ListenPlayerProps) {
  const [listening, setListening] = useState<Listening>();
  const { texts, findNarration, place } = props;
  const find = useEffectEvent(() => findListening(texts, findNarration, place));
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    let isLeft = false;
    void find().then((found) => {
      if (isLeft) return;
      if (found) setListening(found);
      else miss();
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return listening ? <Player {...props} listening={listening} /> : null;
}

/** Says what is lacking to read aloud, and offers the children instead. */
export function MissingVoice({ children, onClose }: { children?: ReactNode; onClose: () => void }) {
  return (
    <Notice role="none" title={COPY.missing} action={children} onDismiss={onClose} className={styles.missing}>
      {COPY.missingText}
    </Notice>
  );
}

type PlayerProps = Omit<ListenPlayerProps, 'onMissing'> & { listening: Listening };

/** Reads from the first sentence on, and marks the one that is read. */
function Player({ texts, title, listening, place, onKept, onClose }: PlayerProps) {
  const { reader, narration } = listening;
  const { status, rate, minutes } = useSyncExternalStore(reader.subscribe, reader.getState);
  const isReading = status === 'reading';
  useRootMark('showsPlayer', '');
  useReading(reader);
  useMarkedSentence(listening);
  useHighlightedTexts(texts);
  useClicks(listening);
  useMediaSession(title, reader, isReading);
  return (
    <div role="region" aria-label={COPY.region} className={styles.player} data-listen-player>
      <div className={styles.buttons}>
        <PlayerButton label={COPY.previousBlock} icon={ArrowUp} onClick={() => stepBlocks(listening, -1)} />
        <PlayerButton label={COPY.previous} icon={SkipBack} onClick={() => reader.step(-1)} />
        <PlayerButton
          label={isReading ? COPY.pause : COPY.play}
          icon={isReading ? Pause : Play}
          onClick={() => (isReading ? reader.pause() : reader.play())}
        />
        <PlayerButton label={COPY.next} icon={SkipForward} onClick={() => reader.step(1)} />
        <PlayerButton label={COPY.nextBlock} icon={ArrowDown} onClick={() => stepBlocks(listening, 1)} />
        <PlayerButton label={COPY.close} icon={X} onClick={onClose} />
      </div>
      <p role="status" className={styles.words}>
        {status === 'ended' || status === 'failed' ? `${COPY[status]} ` : null}
        {narration ? voiceInWords(narration) : null}
      </p>
      <details className={`${folds.fold} ${styles.more}`}>
        <summary>{COPY.more}</summary>
        <p className={styles.words}>{COPY.hint}</p>
        <div className={styles.choices}>
          <SelectField
            label={COPY.rate}
            value={String(rate)}
            options={COPY.rates}
            onChange={({ target }) => reader.setRate(Number(target.value))}
          />
          <SelectField
            label={COPY.timer}
            value={minutes === null ? '' : String(minutes)}
            options={COPY.timers}
            onChange={({ target }) => reader.setTimer(target.value ? Number(target.value) : null)}
          />
        </div>
        {narration && place ? <KeepAudio narration={narration} place={place} onKept={onKept} /> : null}
      </details>
    </div>
  );
}

/** Goes to the beginning of the next paragraph or the one before; past the last or the first there is none. */
function stepBlocks({ reader, sentences }: Listening, count: 1 | -1): void {
  const { index } = reader.getState();
  const blocks = [...new Set(sentences.map(({ block }) => block))];
  const number = blocks.findIndex((block) => block === sentences[index]?.block) + count;
  const goal = blocks[Math.max(number, 0)];
  if (goal) reader.step(sentences.findIndex(({ block }) => block === goal) - index);
}

interface PlayerButtonProps {
  label: string;
  icon: ComponentProps<typeof Icon>['icon'];
  onClick: () => void;
}

function PlayerButton({ label, icon, onClick }: PlayerButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon icon={icon} />
    </button>
  );
}
