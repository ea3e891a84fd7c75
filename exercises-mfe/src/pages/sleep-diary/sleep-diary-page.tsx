import { useState } from 'react';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { PhoneText, QuickExit } from '@stillsam/ui';
import { persistedState } from '@stillsam/platform/persisted-state';
import { useStoredList } from '../../browser/use-stored-list';
import { CareNote, FoldedNote, SourceList } from '../../components/care-note/care-note';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseFrame } from '../../features/exercise-flow/exercise-frame';
import {
  BeginAction,
  Outcome,
  StepHeading,
  StepNote,
  StepPart,
  WayList,
} from '../../features/exercise-flow/step-parts';
import { UndoNotice } from '../../features/exercise-flow/undo-notice';
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
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.sleepDiary} />
      <ExerciseFrame
        title={COPY.title}
        lead={COPY.lead}
        drawing={<ResourceLine id="sleep-diary" place="start" />}
        isStarted={isWriting}
        viewKey={isWriting ? 'form' : `nights ${diary.length}`}
        isRefused={isRefused}
        exit={<QuickExit onLeave={() => setErased([])} />}
        exitErases="nothing"
        withoutScript={<DiaryOnPaper />}
        footer={
          <CareNote text={COPY.care} urgent={COPY.urgent}>
            <FoldedNote title={COPY.moreCare.title}>
              <p>
                <PhoneText text={COPY.moreCare.text} />
              </p>
            </FoldedNote>
            <SourceList sources={COPY.sources} />
          </CareNote>
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
            {diary.length > 0 ? null : <p>{COPY.asks}</p>}
            <StepNote>{COPY.stop}</StepNote>
            <Outcome>
              {erased.length > 0 ? (
                <UndoNotice undo={COPY.nights.undo} onUndo={undo}>
                  {erased.length > diary.length
                    ? COPY.nights.erased(erased.length - diary.length)
                    : COPY.nights.replaced}
                </UndoNotice>
              ) : null}
            </Outcome>
            <DiaryNights diary={diary} onErase={erase} />
            <StepPart title={COPY.waysTitle}>
              <WayList ways={COPY.ways} isQuiet />
            </StepPart>
          </>
        )}
      </ExerciseFrame>
    </>
  );
}

function DiaryOnPaper() {
  return (
    <>
      <h2>{COPY.withoutScript.title}</h2>
      <p>{COPY.withoutScript.text}</p>
      <ol>
        {PAPER_QUESTIONS.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </>
  );
}

/** The diary, which is never sent. */
const STORED_DIARY = persistedState<Diary>({
  key: 'stillsam.ovning.somndagbok',
  initial: [],
  parse: (text) => parseDiary(JSON.parse(text)),
});

export { SleepDiaryPage as Component };
