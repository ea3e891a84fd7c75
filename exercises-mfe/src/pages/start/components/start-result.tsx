import { AddToPlan } from '@stillsam/my-plan';
import { PATHS } from '@stillsam/paths';
import {
  Button,
  ButtonLink,
  CrisisCard,
  crisisLines,
  dialOf,
  PhoneText,
  TextLink,
  type CrisisCardProps,
} from '@stillsam/ui';
import { RESOURCES } from '../../../features/catalogue/catalogue';
import { ResourceLine } from '../../../features/catalogue/resource-line';
import { StepActions, StepHeading, StepNote, StepPart } from '../../../components/step-parts/step-parts';
import { suggestionFor } from '../start.content';
import { START_COPY as COPY } from '../start.copy';
import { type StartState, isHelp, type Hardest } from '../start.machine';

/** Answers that can also be said by someone who does not want to live. */
const EXHAUSTED: ReadonlySet<Hardest> = new Set(['tired', 'self', 'feeling']);

/** The one thing to do with its reason, or where help is. */
export function StartResult({ state, onRestart }: { state: StartState; onRestart: () => void }) {
  const { hardest, minutes, isNight } = state;
  if (isHelp(hardest)) return <Help {...COPY.help[hardest]} onRestart={onRestart} />;
  if (hardest === null || minutes === null || isNight === null) return null;
  const { title, reason, action, path } = suggestionFor(hardest, minutes, isNight);
  return (
    <>
      <ResourceLine id={lineOf(path)} place="start" />
      <StepHeading>{title}</StepHeading>
      <p>{reason}</p>
      {EXHAUSTED.has(hardest) ? (
        <StepNote>
          <PhoneText text={COPY.notThis} />
        </StepNote>
      ) : null}
      <StepActions>
        <ButtonLink to={path} size="large">
          {action}
        </ButtonLink>
        <AddToPlan title={title} path={path} />
      </StepActions>
      <StepPart title={COPY.result.moreTitle}>
        <StepActions>
          <Again onRestart={onRestart} />
        </StepActions>
        <p>
          <TextLink to={PATHS.explore}>{COPY.result.more}</TextLink>
        </p>
      </StepPart>
    </>
  );
}

/** The line of the exercise to which a path leads, else that of what is read. */
function lineOf(path: string) {
  return RESOURCES.find((resource) => path.startsWith(resource.path))?.id ?? 'article';
}

interface HelpProps {
  title: string;
  text: string;
  /** Ids of the lines that are rung by a button, the most urgent first. */
  calls: readonly string[];
  /** Ids of the lines that are shown first. */
  first: readonly string[];
  card: Pick<CrisisCardProps, 'title' | 'text' | 'without'>;
  onRestart: () => void;
}

function Help({ title, text, calls, first, card, onRestart }: HelpProps) {
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <StepActions>
        {numbersOf(calls).map((number, index) => (
          <ButtonLink
            key={number}
            to={`tel:${dialOf(number)}`}
            isExternal
            size="large"
            variant={index === 0 ? 'primary' : 'secondary'}
          >
            {COPY.call(number)}
          </ButtonLink>
        ))}
      </StepActions>
      <p>{text}</p>
      <CrisisCard headingLevel={3} first={first} {...card} />
      <StepActions>
        <Again onRestart={onRestart} />
      </StepActions>
    </>
  );
}

/** Numbers of the helplines with the ids, in their order. */
function numbersOf(ids: readonly string[]): string[] {
  const lines = crisisLines();
  return ids.flatMap((id) => lines.find((line) => line.id === id)?.number ?? []);
}

function Again({ onRestart }: { onRestart: () => void }) {
  return (
    <Button variant="secondary" onClick={onRestart}>
      {COPY.result.again}
    </Button>
  );
}
