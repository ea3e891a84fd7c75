import { useState } from 'react';
import { NO_PLAN, STORED_PLAN, usePlan, type Plan, type PlannedThing } from '@stillsam/my-plan';
import { PATHS } from '@stillsam/paths';
import { Button, PhoneText, QuickExit, TextLink } from '@stillsam/ui';
import { downloadText, useErasesStorage } from '../../browser/visitor-data';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseFrame } from '../../features/exercise-flow/exercise-frame';
import {
  EraseButton,
  StepActions,
  StepNote,
  StepPart,
  UndoNotice,
} from '../../components/step-parts/step-parts';
import { PrivateText, UrgentHelp } from '../../components/private-text/private-text';
import { MY_PLAN_COPY as COPY, NOTE_LINES } from './my-plan.copy';
import { dayInWords, swedishDay } from '@stillsam/dates';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './my-plan-page.module.css';

/** The plan as text. CRLF line ends suit the editors of every system. */
export function planAsText(plan: Plan): string {
  const things = plan.things.map(({ title }) => `- ${title}`);
  const lines = NOTE_LINES.flatMap((name) =>
    plan[name].trim() === '' ? [] : [`${COPY.note[name].label}: ${plan[name].trim()}`],
  );
  const parts = [[COPY.title], things, lines].filter((part) => part.length > 0);
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`.replace(/\r?\n/g, '\r\n');
}

/** Three small things and a note for the next time, in this browser alone. */
export function MyPlanPage() {
  const { value: plan, isRefused } = usePlan();
  const [erased, setErased] = useState<Plan | null>(null);
  const erasesStorage = useErasesStorage();
  const save = (changes: Partial<Plan>) => {
    setErased(null);
    STORED_PLAN.save({ ...STORED_PLAN.read(), ...changes });
  };
  const erase = () => {
    setErased(plan);
    STORED_PLAN.clear();
  };
  return (
    <>
      <div className={plan === NO_PLAN ? undefined : shown.onScreen}>
        <ExerciseFrame
          path={PATHS.plan}
          copy={COPY}
          drawing={<ResourceLine id="plan" place="start" />}
          isStarted={false}
          viewKey="plan"
          isRefused={isRefused}
          exit={<QuickExit onLeave={() => setErased(null)} />}
          exitErases="nothing"
          onPaper={
            <ol>
              {NOTE_LINES.map((name) => (
                <li key={name}>{COPY.note[name].label}</li>
              ))}
            </ol>
          }
        >
          <PlannedThings
            things={plan.things}
            onRemove={(removed) => save({ things: plan.things.filter(({ path }) => path !== removed) })}
          />
          <section className={styles.note} aria-labelledby="lappen">
            <h2 id="lappen">{COPY.note.title}</h2>
            <StepNote>{COPY.note.text}</StepNote>
            <div className={styles.lines}>
              {NOTE_LINES.map((name) => (
                <div key={name} className={styles.line}>
                  <PrivateText
                    {...COPY.note[name]}
                    rows={2}
                    value={plan[name]}
                    onWrite={(text) => save({ [name]: text })}
                  />
                  <UrgentHelp written={plan[name]} text={COPY.note.urgent} />
                </div>
              ))}
            </div>
            <StepNote>
              <PhoneText text={COPY.note.danger} />
            </StepNote>
            <StepNote>{COPY.note.where}</StepNote>
            {erasesStorage ? <StepNote>{COPY.kept}</StepNote> : null}
          </section>
          <UndoNotice erased={erased && COPY.erased} onUndo={() => save(erased ?? NO_PLAN)} />
          <PlanActions plan={plan} onErase={erase} />
        </ExerciseFrame>
      </div>
      {plan === NO_PLAN ? null : <PlanSheet plan={plan} />}
    </>
  );
}

function PlanActions({ plan, onErase }: { plan: Plan; onErase: () => void }) {
  const isEmpty = plan === NO_PLAN;
  return (
    <div className={styles.ends}>
      {isEmpty ? <StepNote>{COPY.waiting}</StepNote> : null}
      <StepActions>
        <Button variant="secondary" disabled={isEmpty} onClick={() => window.print()}>
          {COPY.print}
        </Button>
        <Button
          variant="secondary"
          disabled={isEmpty}
          onClick={() => downloadText(COPY.fileName, 'text/plain', planAsText(plan))}
        >
          {COPY.asText}
        </Button>
        {isEmpty ? null : <EraseButton onClick={onErase}>{COPY.erase}</EraseButton>}
      </StepActions>
    </div>
  );
}

const THINGS = COPY.things;

interface PlannedThingsProps {
  things: readonly PlannedThing[];
  onRemove: (path: string) => void;
}

/** The things of the plan as links, or where to find some. */
function PlannedThings({ things, onRemove }: PlannedThingsProps) {
  return (
    <StepPart title={THINGS.title} level={2}>
      {things.length > 0 ? (
        <ol className={styles.things} role="list">
          {things.map(({ title, path }) => (
            <li key={path} className={styles.thing}>
              <TextLink to={path} arrow="forward">
                {title}
              </TextLink>
              <EraseButton aria-label={THINGS.removeNamed(title)} onClick={() => onRemove(path)}>
                {THINGS.remove}
              </EraseButton>
            </li>
          ))}
        </ol>
      ) : (
        <>
          <StepNote>{THINGS.none}</StepNote>
          <TextLink to={PATHS.start} arrow="forward">
            {THINGS.way}
          </TextLink>
        </>
      )}
    </StepPart>
  );
}

/** The plan on paper: only what it contains, each text whole, the emergency numbers and the day. */
function PlanSheet({ plan }: { plan: Plan }) {
  return (
    <article className={styles.sheet}>
      <h1>{COPY.title}</h1>
      {plan.things.length > 0 ? (
        <ol>
          {plan.things.map(({ title, path }) => (
            <li key={path}>{title}</li>
          ))}
        </ol>
      ) : null}
      {NOTE_LINES.filter((name) => plan[name].trim() !== '').map((name) => (
        <section key={name}>
          <h2>{COPY.note[name].label}</h2>
          <p className={styles.text}>{plan[name].trim()}</p>
        </section>
      ))}
      <p>{COPY.note.danger}</p>
      <p>{dayInWords(swedishDay(new Date()))}</p>
    </article>
  );
}

export { MyPlanPage as Component };
