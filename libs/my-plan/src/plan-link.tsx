import { PATHS } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import { PLAN_BUTTON_COPY as COPY } from './my-plan.copy';
import { usePlan } from './my-plan';

/** A link to the visitor's own plan. Renders nothing without one, so on the server too. */
export function PlanLink() {
  const { things, ...texts } = usePlan().value;
  if (things.length === 0 && !Object.values(texts).some((text) => text.trim())) return null;
  return (
    <TextLink to={PATHS.plan} arrow="forward">
      {COPY.toPlan}
    </TextLink>
  );
}
