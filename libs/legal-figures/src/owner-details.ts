import { isPublicOrigin } from '@stillsam/paths';
import type { Business } from '@stillsam/platform/business';
import details from '../../../content/owner-details.json' with { type: 'json' };

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
