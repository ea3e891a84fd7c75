import { useState } from 'react';
import { PATHS } from '@stillsam/paths';
import { PhoneText, QuickExit } from '@stillsam/ui';
import { persistedState } from '@stillsam/platform/persisted-state';
import { useStoredList } from '../../browser/visitor-data';
import { FoldedNote, SourceList } from '../../components/care-note/care-note';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseFrame } from '../../features/exercise-flow/exercise-frame';
import {
  BeginAction,
  StepHeading,
  StepNote,
  StepPart,
  UndoNotice,
  WayList,
} from '../../components/step-parts/step-parts';
import { DiaryForm } from './components/diary-form';
import { DiaryNights } from './components/diary-nights';
import { DIARY_COPY as COPY, PAPER_QUESTIONS } from './sleep-diary.copy';
import { MAX_NIGHTS, parseDiary, withNight, type Diary, type Night } from './sleep-diary.logic';

/** Short questions about the night, for at most two weeks. The nights stay in the browser. */
export function SleepDiaryPage() {
  const { list: diary, isRefused, save } = useStoredList(STORED_DIARY);
  const [isWriting, setWriting] = useState(false);
  const [erased, setErased] = useState<Diary>([]);
  const erase = (remaining: Diary) => {
    setErased(diary);
    save(remaining);
  };
  const undo = () => {
    save(erased);
    setErased([]);
  };
  const keep = (night: Night) => {
    setErased(diary.some(({ day }) => day === night.day) ? diary : []);
    save(withNight(diary, night));
    setWriting(false);
  };
  const erasedText =
    erased.length > diary.length ? COPY.nights.erased(erased.length - diary.length) : COPY.nights.replaced;
  return (
    <ExerciseFrame
      path={PATHS.sleepDiary}
      copy={COPY}
      drawing={<ResourceLine id="sleep-diary" place="start" />}
      isStarted={isWriting}
      viewKey={isWriting ? 'form' : `nights ${diary.length}`}
      isRefused={isRefused}
      exit={<QuickExit onLeave={() => setErased([])} />}
      exitErases="nothing"
      onPaper={
        <ol>
          {PAPER_QUESTIONS.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      }
      sources={
        <>
          <FoldedNote title={COPY.moreCare.title}>
            <p>
              <PhoneText text={COPY.moreCare.text} />
            </p>
          </FoldedNote>
          <SourceList sources={COPY.sources} />
        </>
      }
    >
      {isWriting ? (
        <DiaryForm onSave={keep} onCancel={() => setWriting(false)} />
      ) : (
        <>
          <StepHeading>{diary.length > 0 ? COPY.nights.title : COPY.nights.none}</StepHeading>
          {diary.length < MAX_NIGHTS ? (
            <BeginAction onBegin={() => setWriting(true)}>
              {diary.length > 0 ? COPY.begin : COPY.beginFirst}
            </BeginAction>
          ) : (
            <p>{COPY.full}</p>
          )}
          {diary.length > 0 ? <StepNote>{COPY.stop}</StepNote> : <p>{COPY.asks}</p>}
          <UndoNotice erased={erased.length > 0 ? erasedText : null} onUndo={undo} />
          <DiaryNights diary={diary} onErase={erase} />
          <StepPart title={COPY.waysTitle}>
            <WayList ways={COPY.ways} isQuiet />
          </StepPart>
        </>
      )}
    </ExerciseFrame>
  );
}

/** The diary, which is never sent. */
const STORED_DIARY = persistedState<Diary>({
  key: 'stillsam.ovning.somndagbok',
  initial: [],
  parse: (text) => parseDiary(JSON.parse(text)),
});

export { SleepDiaryPage as Component };
