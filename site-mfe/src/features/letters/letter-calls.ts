import type { components } from '@stillsam/contracts';
import { dayInWords, swedishDay } from '@stillsam/dates';
import { bodyIfKnown, bodyOf, siteApi } from '../../api/site-api';

export type Letter = components['schemas']['LetterDto'];
export type LetterList = components['schemas']['LettersDto'];

/** A page of the archive, newest first. @throws ApiError without a usable response. */
export function fetchLetters(page: number, signal: AbortSignal): Promise<LetterList> {
  return bodyOf(siteApi().GET('/api/newsletter/letters', { params: { query: { page } }, signal }));
}

/** @returns null when no letter was sent under the slug. @throws ApiError without a usable response. */
export function fetchLetter(slug: string, signal: AbortSignal): Promise<Letter | null> {
  return bodyIfKnown(siteApi().GET('/api/newsletter/letters/{slug}', { params: { path: { slug } }, signal }));
}

/** The day that a letter was sent, for example 5 mars 2026. For loaders, as all dates. */
export function sentDay({ sent_at }: Pick<Letter, 'sent_at'>): string {
  return dayInWords(swedishDay(new Date(sent_at)));
}
