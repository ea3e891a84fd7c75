import type { components } from '@stillsam/contracts';

type Verdict = components['schemas']['ReviewDto']['verdict'];

export const REVIEWS_COPY = {
  /** Of a review that waits, and of one that is over. */
  state: (verdict: Verdict) =>
    verdict === null ? 'Väntar på granskning' : verdict === 'approved' ? 'Godkänd' : 'Tillbakaskickad',
  version: (version: number) => `Version ${version}`,
  sentBy: (name: string | null) => `Skickad av ${name ?? 'en borttagen användare'}`,
  sentTo: (name: string) => `Till ${name}`,
  remarks: 'Anmärkningar',
  noRemarks: 'Inga anmärkningar.',
} as const;
