import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { fetchLetters, sentDay, type LetterList } from '../../features/letters/letter-calls';
import { lettersAddress, readLettersPage } from './letters.logic';

/** A page of the archive. */
export interface LettersData {
  letters: (LetterList['letters'][number] & { sentDate: string })[];
  page: number;
  totalPages: number;
}

/** @throws a redirect to the last page for one beyond it. @throws ApiError without a usable response. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LettersData> {
  const page = readLettersPage(new URL(request.url).searchParams);
  const { letters, pagination } = await fetchLetters(page, request.signal);
  const { totalPages } = pagination;
  if (page > totalPages) throw redirect(lettersAddress(totalPages));
  return { letters: letters.map((letter) => ({ ...letter, sentDate: sentDay(letter) })), page, totalPages };
}
