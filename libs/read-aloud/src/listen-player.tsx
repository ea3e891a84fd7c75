import { Icon, SelectField } from '@stillsam/ui';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { markSentence, unmarkSentence } from './mark-sentence';
import styles from './listen.module.css';
import { LISTEN_COPY as COPY } from './read-aloud.copy';
import { SentenceReader } from './sentence-reader';
import { readSentences, type Sentence } from './sentences';
import { SWEDISH_VOICE } from './swedish-voice';

interface ListenPlayerProps {
  texts: string;
  onClose: () => void;
}

/** Reads from the first sentence on, and marks the one that is read. */
export default function ListenPlayer({ texts, onClose }: ListenPlayerProps) {
  const [sentences] = useState(() => readSentences(document.querySelectorAll(texts)));
  const [reader] = useState(
    () =>
      new SentenceReader(
        sentences.map(({ spoken }) => spoken),
        SWEDISH_VOICE,
      ),
  );
  const { status, index, rate, minutes } = useSyncExternalStore(reader.subscribe, reader.getState);
  const isReading = status === 'reading';
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
  useEffect(() => {
    const sentence = sentences[index];
    if (sentence) markSentence(sentence);
    return unmarkSentence;
  }, [sentences, index]);
  useHighlightedTexts(texts);
  useStartAtPressed(sentences, reader);
  return (
    <div role="region" aria-label={COPY.region} className={styles.player} data-listen-player>
      <div className={styles.buttons}>
        <PlayerButton label={COPY.previous} icon={SkipBack} onClick={() => reader.step(-1)} />
        <PlayerButton
          label={isReading ? COPY.pause : COPY.play}
          icon={isReading ? Pause : Play}
          onClick={() => (isReading ? reader.pause() : reader.play())}
        />
        <PlayerButton label={COPY.next} icon={SkipForward} onClick={() => reader.step(1)} />
        <PlayerButton label={COPY.close} icon={X} onClick={onClose} />
      </div>
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
      <p role="status" className={styles.hint}>
        {status === 'ended' ? COPY.ended : COPY.hint}
      </p>
    </div>
  );
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

/** Gives the texts the class whose highlight is styled: a part may style its own classes alone. */
function useHighlightedTexts(texts: string): void {
  useEffect(() => {
    const elements = [...document.querySelectorAll(texts)];
    elements.forEach(({ classList }) => classList.add(styles.text ?? ''));
    return () => elements.forEach(({ classList }) => classList.remove(styles.text ?? ''));
  }, [texts]);
}

/** A press on a paragraph reads from it on; links keep their own. */
function useStartAtPressed(sentences: readonly Sentence[], reader: SentenceReader): void {
  useEffect(() => {
    const start = ({ target }: MouseEvent) => {
      if (!getSelection()?.isCollapsed) return;
      if (!(target instanceof Element) || target.closest('a, button, input, select, summary')) return;
      const index = sentences.findIndex(({ block }) => block.contains(target));
      if (index >= 0) reader.play(index);
    };
    document.addEventListener('click', start);
    return () => document.removeEventListener('click', start);
  }, [sentences, reader]);
}
