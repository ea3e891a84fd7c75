import { dayInWords, localDay } from '@stillsam/dates';
import { Button } from '@stillsam/ui';
import { downloadText, useErasesStorage } from '../../../browser/visitor-data';
import { EraseButton, StepActions } from '../../../components/step-parts/step-parts';
import { detailsOf, diaryAsCsv, diaryAsText, lengthOf, meanLength, type Diary } from '../sleep-diary.logic';
import { DIARY_COPY, lengthInWords } from '../sleep-diary.copy';
import styles from './diary.module.css';

const COPY = DIARY_COPY.nights;

interface DiaryNightsProps {
  diary: Diary;
  /** @param remaining the nights that stay. */
  onErase: (remaining: Diary) => void;
}

/** The mean in a sentence, and a bar for each night: the time in bed, and how much of it was sleep. */
export function DiaryNights({ diary, onErase }: DiaryNightsProps) {
  const mean = meanLength(diary);
  if (!mean) return null;
  const longest = Math.max(...diary.map((night) => lengthOf(night)?.inBed ?? 0));
  return (
    <div className={styles.diary}>
      <p>{COPY.mean(diary.length, lengthInWords(mean.asleep), lengthInWords(mean.inBed))}</p>
      <p className={styles.soft}>{COPY.noGrade}</p>
      <ol className={styles.nights} role="list">
        {diary.map((night) => {
          const length = lengthOf(night) ?? { inBed: 0, asleep: 0 };
          return (
            <li key={night.day} className={styles.night}>
              <h3>
                <time dateTime={night.day}>{dayInWords(night.day)}</time>
              </h3>
              <p>{COPY.night(night.wentToBed, night.gotUp, lengthInWords(length.asleep))}</p>
              <p className={styles.soft}>{detailsOf(night)}</p>
              <svg
                className={styles.bar}
                viewBox={`0 0 ${longest} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={styles.inBed} width={length.inBed} height="1" />
                <rect className={styles.asleep} width={length.asleep} height="1" />
              </svg>
              <StepActions>
                <EraseButton
                  aria-label={COPY.eraseNamed(dayInWords(night.day))}
                  onClick={() => onErase(diary.filter(({ day }) => day !== night.day))}
                >
                  {COPY.erase}
                </EraseButton>
              </StepActions>
            </li>
          );
        })}
      </ol>
      <p className={styles.soft}>
        <Whereabouts />
      </p>
      <DiaryActions diary={diary} onErase={() => onErase([])} />
    </div>
  );
}

/** Where the nights are, and for how long. */
export function Whereabouts() {
  return useErasesStorage() ? `${COPY.where} ${COPY.kept}` : COPY.where;
}

function DiaryActions({ diary, onErase }: { diary: Diary; onErase: () => void }) {
  const save = (ending: 'txt' | 'csv', type: string, text: string) =>
    downloadText(`${COPY.fileName(localDay(new Date()))}.${ending}`, type, text);
  return (
    <StepActions>
      <Button variant="quiet" onClick={() => save('txt', 'text/plain', diaryAsText(diary))}>
        {COPY.asText}
      </Button>
      <Button variant="quiet" onClick={() => save('csv', 'text/csv', diaryAsCsv(diary))}>
        {COPY.asCsv}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        {COPY.print}
      </Button>
      <EraseButton onClick={onErase}>{COPY.eraseAll}</EraseButton>
    </StepActions>
  );
}
