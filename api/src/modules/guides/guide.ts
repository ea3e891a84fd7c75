/** Files that a guide is delivered as, beside its pages. */
export const GUIDE_FORMATS = ['pdf', 'epub'] as const;
export type GuideFormat = (typeof GUIDE_FORMATS)[number];

/** The session that everybody may read. */
export const FREE_SESSION = 1;

export interface GuideSession {
  /** From 1. */
  number: number;
  title: string;
  minutes: number;
  lead: string;
  html: string;
}

export interface Guide {
  slug: string;
  title: string;
  /** Id of the product that gives the right to read it. */
  product: string;
  /** `2026-11`. */
  edition: string;
  /** `2026-11-20`. */
  edition_date: string;
  summary: string;
  hero_note: string;
  /** What it holds. */
  html: string;
  sessions: GuideSession[];
}
