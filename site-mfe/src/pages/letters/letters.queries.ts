import type { components } from '@stillsam/contracts';
import { dayInWords, swedishDay } from '@stillsam/dates';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { bodyOf, siteApi } from '../../api/site-api';
import { lettersAddress, readLettersPage } from './letters.logic';

export { LettersPage as Component } from './letters-page';

type LetterList = components['schemas']['LettersDto'];

/** A page of the archive, newest first. */
export interface LettersData {
  letters: (LetterList['letters'][number] & { sentDate: string })[];
  page: number;
  totalPages: number;
}

/** @throws a redirect to the last page for one beyond it. @throws ApiError without a usable response. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs): Promise<LettersData> {
  const page = readLettersPage(new URL(url).searchParams);
  const params = { query: { page } };
  const { letters, pagination } = await bodyOf(siteApi().GET('/api/newsletter/letters', { params, signal }));
  const { totalPages } = pagination;
  if (page > totalPages) throw redirect(lettersAddress(totalPages));
  return { letters: letters.map((letter) => ({ ...letter, sentDate: sentDay(letter) })), page, totalPages };
}

/** The day that a letter was sent, for example 5 mars 2026. For loaders, as all dates. */
export function sentDay({ sent_at }: { sent_at: string }): string {
  return dayInWords(swedishDay(new Date(sent_at)));
}
