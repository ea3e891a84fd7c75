import type { components } from '@stillsam/contracts';
import { ApiError } from '@stillsam/api-client';
import { adminTabPath } from '@stillsam/paths';

export const CAMPAIGNS_COPY = {
  untitled: 'Utan ämnesrad',
  status: {
    draft: 'Utkast',
    scheduled: 'Schemalagt',
    sending: 'Skickas',
    paused: 'Pausat',
    stopped: 'Avslutat',
    sent: 'Skickat',
    running: 'Löpande',
  },
  sendAsLetter: 'Skicka som brev',
  template: {
    badge: 'Mall',
    label: 'Använd som mall',
    hint: 'Mallar ligger först när du börjar ett nytt utskick. Brevet självt ändras inte.',
    failed: 'Valet kunde inte sparas. Försök igen om en stund.',
  },
  copy: 'Kopiera',
  creating: 'Skapar...',
  createFailed: 'Det gick inte att skapa utskicket. Försök igen om en stund.',
} as const;

/** A letter to subscribers as lists show it. */
export type CampaignRow = components['schemas']['CampaignRowDto'];
type RecipientCounts = components['schemas']['RecipientCountsDto'];

/** The dashboard's list of campaigns. */
export const CAMPAIGNS_PATH = adminTabPath('utskick');

export function nameOf({ subject }: Pick<CampaignRow, 'subject'>): string {
  return subject || CAMPAIGNS_COPY.untitled;
}

export function totalOf(recipients: RecipientCounts): number {
  return Object.values(recipients).reduce((sum, count) => sum + count, 0);
}

/** Whether a campaign's figures change without an admin's action. */
export function isMoving({ status }: Pick<CampaignRow, 'status'>): boolean {
  return status === 'scheduled' || status === 'sending';
}

/** Whether a refetch by itself would only ask the user to sign in again. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** State of the history entry of a screen where a letter's fault is mended. */
interface LetterState {
  /** The letter to go back to. */
  letter: string;
}

export function letterState(id: string): LetterState {
  return { letter: id };
}

/** The id of the letter that led here; null without one. @param state of the history entry. */
export function letterOf(state: unknown): string | null {
  const { letter } = (state ?? {}) as Partial<LetterState>;
  return letter ?? null;
}
