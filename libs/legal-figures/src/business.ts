import type { Business } from '@stillsam/platform/business';
import data from '../../../content/business.json' with { type: 'json' };

export type { Business, Processor } from '@stillsam/platform/business';

/** As the build knows it: the seed of what the owner sets in the back office. */
export const BUSINESS: Business = data;

const NOT_TOLD = 'AI i texten: inte redovisat än.';

/**
 * What stands by a published text (AI Act, article 50.4): how AI was used in it. Nothing where it was not, or where a
 * named editor answers for the text after a review of it.
 */
export function aiNotice(business: Business): string | null {
  const { aiUse, responsibleEditor, isEachTextReviewed } = business;
  if (aiUse === false || (responsibleEditor && isEachTextReviewed)) return null;
  return aiUse || NOT_TOLD;
}

/** Who answers for a published text; nothing until the owner has named somebody. */
export function editorLine({ responsibleEditor }: Business): string | null {
  return responsibleEditor ? `Ansvarig redaktör: ${responsibleEditor}.` : null;
}
