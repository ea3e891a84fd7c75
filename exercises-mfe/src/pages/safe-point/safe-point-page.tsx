import { PATHS } from '@stillsam/paths';
import { CrisisCard, RadioGroup } from '@stillsam/ui';
import { useMemo, useState } from 'react';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { GuidedExercise } from '../../features/exercise-flow/guided/guided-exercise';
import { LandingExercise } from '../../features/senses/landing-exercise';
import { SAFE_POINT_COPY as COPY } from '../../features/senses/safe-point.copy';
import { SourceList } from '../../components/care-note/care-note';
import PHRASES from '../../../../content/guidance/safe-point.json' with { type: 'json' };
import type { SessionStep } from '../../features/exercise-flow/guided/session.logic';

/** What one can land on. The room is first, because not everybody is safe with pictures of the mind. */
export const ANCHORS = ['room', 'memory', 'made-up'] as const;
type Anchor = (typeof ANCHORS)[number];

const { here, place, ...TEXTS } = PHRASES;

/** The steps to something to land on. None has a time: the visitor goes on when they wish. */
export function safePointSteps(anchor: Anchor): SessionStep[] {
  const texts = [...here, ...TEXTS[anchor], ...(anchor === 'room' ? [] : place)];
  return texts.map((text) => ({ text }));
}

const OPTIONS = ANCHORS.map((anchor) => ({ value: anchor, ...COPY.anchors[anchor] }));

/** Something to land on, chosen by the visitor and at their pace; below it five lines for the senses, and who helps. */
export function SafePointPage() {
  const [anchor, setAnchor] = useState<Anchor>('room');
  const plan = useMemo(() => ({ steps: safePointSteps(anchor) }), [anchor]);
  const choose = (value: string) => setAnchor((old) => ANCHORS.find((each) => each === value) ?? old);
  return (
    <GuidedExercise
      path={PATHS.safePoint}
      copy={COPY}
      plan={plan}
      phrases={PHRASES}
      drawing={<ResourceLine id="safe-point" place="start" />}
      hasExit
      choice={<RadioGroup label={COPY.anchor} options={OPTIONS} value={anchor} onValueChange={choose} />}
      onDone={() => recordCompletion('safe-point')}
      below={
        <>
          <LandingExercise />
          <CrisisCard first={COPY.helpLines} isLandmark={false} />
        </>
      }
      sources={<SourceList sources={COPY.sources} />}
    />
  );
}

export { SafePointPage as Component };
