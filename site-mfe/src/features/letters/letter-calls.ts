import { ApiError, createApiClient } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { dayInWords, swedishDay } from '@stillsam/dates';
import { runtimeConfig } from '@stillsam/platform';

export type Letter = components['schemas']['LetterDto'];
export type LetterList = components['schemas']['LettersDto'];

const api = () => createApiClient({ baseUrl: runtimeConfig().apiOrigin });

/** A page of the archive, newest first. @throws ApiError without a usable response. */
export async function fetchLetters(page: number, signal: AbortSignal): Promise<LetterList> {
  const { data } = await api().GET('/api/newsletter/letters', { params: { query: { page } }, signal });
  if (!data) throw new Error('The response of the API has no list');
  return data;
}

/** @returns null when no letter was sent under the slug. @throws ApiError without a usable response. */
export async function fetchLetter(slug: string, signal: AbortSignal): Promise<Letter | null> {
  try {
    const params = { path: { slug } };
    const { data } = await api().GET('/api/newsletter/letters/{slug}', { params, signal });
    return data ?? null;
  } catch (error) {
    // The API responds with 400 to text that cannot be a slug.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** The day that a letter was sent, for example 5 mars 2026. For loaders, as all dates. */
export function sentDay({ sent_at }: Pick<Letter, 'sent_at'>): string {
  return dayInWords(swedishDay(new Date(sent_at)));
}
