import type { components } from '@stillsam/contracts';
import { formatDate } from '../../format-date';
import { EDITOR_COPY } from './post-editor.copy';

const { state: copy } = EDITOR_COPY.reviews;

/** Whether the saved text is reviewed, as a sentence. */
export function describeReview({
  state,
  next_on,
}: components['schemas']['PostReviewListDto']['current']): string {
  if (state === 'none' || state === 'changed' || next_on === null)
    return copy[state === 'none' ? 'none' : 'changed'];
  return copy[state](formatDate(next_on));
}
