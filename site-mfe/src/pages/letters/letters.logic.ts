import { PATHS } from '@stillsam/paths';

/** The page of the archive that an address names, from 1. */
export function readLettersPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1;
}

/** The address of a page of the archive. */
export function lettersAddress(page: number): string {
  return page > 1 ? `${PATHS.letters}?page=${page}` : PATHS.letters;
}
