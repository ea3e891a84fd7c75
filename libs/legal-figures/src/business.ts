import { isPublicOrigin } from '@stillsam/paths';
import type { Business } from '@stillsam/platform/business';
import data from '../../../content/business.json' with { type: 'json' };
import details from '../../../content/owner-details.json' with { type: 'json' };

export type { Business, Processor } from '@stillsam/platform/business';

/** As the build knows it: the seed of what the owner sets in the back office. */
export const BUSINESS: Business = data;

/** A fact of the company that the owner fills in. */
interface Detail {
  /** Its place in {@link Business}. */
  place: string;
  /** A public site stays closed without it. */
  isRequired: boolean;
}

/** Details that nobody has filled in. */
export function unansweredDetails(business: Business): Detail[] {
  return details.filter(({ place }) => isMissing(business, place));
}

/** Places of the details without which the law lets nothing be asked of a visitor, and that are null. */
export function missingDetails(business: Business): string[] {
  return unansweredDetails(business)
    .filter(({ isRequired }) => isRequired)
    .map(({ place }) => place);
}

/** Whether forms, checkout and mail are open: always on the own machine, on a public origin once nothing is missing. */
export function isSiteOpen(siteOrigin: string, business: Business): boolean {
  return !isPublicOrigin(siteOrigin) || missingDetails(business).length === 0;
}

/** false and an empty list are answers; null and an empty text are not. */
function isMissing(business: Business, place: string): boolean {
  const value = place.split('.').reduce<unknown>((at, key) => Object(at)[key], business);
  return (value ?? '') === '';
}

/** Shown in place of a form, and the API's response to one, while the owner's details are missing. */
export const NOT_OPEN =
  'Du ska veta vem som får dina uppgifter och vad som händer med dem, så det här öppnar först när allt det står på sidan.';

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
