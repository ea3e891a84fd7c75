import { AddToPlan } from '@stillsam/my-plan';
import { PATHS } from '@stillsam/paths';
import { Button, ButtonLink, CrisisCard, TextLink } from '@stillsam/ui';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { StepActions, StepPart } from '../../../features/exercise-flow/step-parts';
import { suggestionFor } from '../start.content';
import { START_COPY as COPY } from '../start.copy';
import type { StartState } from '../start.machine';

/** The one thing to do with its reason, or where help is. */
export function StartResult({ state, onRestart }: { state: StartState; onRestart: () => void }) {
  const { hardest, minutes, isNight } = state;
  if (hardest === 'danger') return <Danger onRestart={onRestart} />;
  if (hardest === null || minutes === null || isNight === null) return null;
  const { title, reason, action, path } = suggestionFor(hardest, minutes, isNight);
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <p>{reason}</p>
      <StepActions>
        <ButtonLink to={path} size="large">
          {action}
        </ButtonLink>
      </StepActions>
      <AddToPlan title={title} path={path} />
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

function Danger({ onRestart }: { onRestart: () => void }) {
  return (
    <>
      <StepHeading>{COPY.danger.title}</StepHeading>
      <p>{COPY.danger.text}</p>
      <CrisisCard headingLevel={3} />
      <StepActions>
        <Again onRestart={onRestart} />
      </StepActions>
    </>
  );
}

function Again({ onRestart }: { onRestart: () => void }) {
  return (
    <Button variant="secondary" onClick={onRestart}>
      {COPY.result.again}
    </Button>
  );
}
