import { Button, Notice } from '@stillsam/ui';
import { useState } from 'react';
import { Part } from '../detail/part';
import type { Review } from '../features/reviews/review-facts';
import { REVIEWS_COPY as COPY } from '../features/reviews/reviews.copy';

interface ConsentPartProps {
  review: Review;
  onChange: (isNamed: boolean) => Promise<unknown>;
}

/** Lets the reviewer of an approved text be named on its page, or no longer. */
export function ConsentPart({ review: { consents_to_name: isNamed }, onChange }: ConsentPartProps) {
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const change = () => {
    setState('busy');
    onChange(!isNamed).then(
      () => setState('rest'),
      () => setState('failed'),
    );
  };
  return (
    <Part title={COPY.naming} isCard>
      <p>{isNamed ? COPY.named : COPY.unnamed}</p>
      {state === 'failed' ? <Notice tone="error">{COPY.failed}</Notice> : null}
      <div>
        <Button variant="secondary" isLoading={state === 'busy'} loadingText={COPY.deciding} onClick={change}>
          {isNamed ? COPY.withdraw : COPY.agree}
        </Button>
      </div>
    </Part>
  );
}
