/** Length of a trigram, the unit of the index. */
const PIECE = 3;
/** Maximum number of letters of a search term that are used. */
const LONGEST = 12;
/** Minimum number of pieces: a single one that the sample lacks may still be in thousands of rows. */
const FEWEST_PIECES = 2;
/** Maximum number of pieces: each one reads another list of the index, and three are selective enough. */
const MOST_PIECES = 3;

const LETTER = /[\p{L}\p{N}]/u;

/** A piece of a search term, and the rows of the sample that contain it. */
export interface PieceInSample {
  piece: string;
  places: readonly number[];
}

export interface ChosenPieces {
  pieces: string[];
  /** The share of the sample's rows that contain all pieces, 0 to 1. */
  share: number;
}

/**
 * The pieces of a search term that the index can find: every trigram, and the first and last one or two letters of a
 * word, as in "bo ek". Of an address only the part before the @ is used, because half of all rows share the domains of
 * a few large services. Without a piece the index cannot be used.
 */
export function searchPieces(term: string): string[] {
  const letters = partOf([...term]);
  const pieces = letters.map((_, place) => letters.slice(place, place + PIECE)).filter(isKnown);
  return [...new Set(pieces.map((piece) => piece.join('')))];
}

/**
 * Finds a piece in a sample of texts. As in the index, a word ends at any character but letters and digits, and at
 * the end of the text.
 */
export function findInSample(piece: string, sample: readonly string[]): PieceInSample {
  // Only letters and digits are left.
  const pattern = new RegExp(
    piece
      .replace(/^[^\p{L}\p{N}]/u, '(?:^|[^\\p{L}\\p{N}])')
      .replace(/[^\p{L}\p{N}]$/u, '(?:[^\\p{L}\\p{N}]|$)'),
    'u',
  );
  return { piece, places: sample.flatMap((text, place) => (pattern.test(text) ? [place] : [])) };
}

/**
 * Chooses the rarest piece, and then one or two that are rarest together with it, because pieces of one word are
 * correlated. A third one is chosen only where the sample has rows with the first two.
 *
 * @param found of each piece which of the sample's rows have it. @param sampleSize 0 where there is no sample.
 */
export function chooseRarest(found: readonly PieceInSample[], sampleSize: number): ChosenPieces {
  const chosen: PieceInSample[] = [];
  let common: readonly number[] = [];
  while (chosen.length < Math.min(FEWEST_PIECES, found.length) || common.length > 0) {
    const [next] = found
      .filter((piece) => !chosen.includes(piece))
      .map((piece) => ({ piece, costs: costsBeside(piece, chosen, common) }))
      .sort((one, other) => compare(one.costs, other.costs));
    if (!next || chosen.length === MOST_PIECES) break;
    common = chosen.length > 0 ? inBoth(common, next.piece.places) : next.piece.places;
    chosen.push(next.piece);
  }
  return {
    pieces: chosen.map(({ piece }) => piece),
    share: sampleSize > 0 ? common.length / sampleSize : 0,
  };
}

/** Order of preference between pieces: fewer matching rows, then fewer rows to read from the index. */
function costsBeside(
  { piece, places }: PieceInSample,
  chosen: readonly PieceInSample[],
  common: readonly number[],
): number[] {
  return [
    chosen.length > 0 ? inBoth(common, places).length : places.length,
    Number(chosen.some((other) => doOverlap(piece, other.piece))),
    places.length,
    // A piece at the beginning of a word reads two lists: its own, and that of all words with its first letter.
    Number(places.length > 0 && !LETTER.test(piece.charAt(0))),
  ];
}

function compare(some: readonly number[], others: readonly number[]): number {
  const place = some.findIndex((number, index) => number !== others[index]);
  return (some[place] ?? 0) - (others[place] ?? 0);
}

function inBoth(some: readonly number[], others: readonly number[]): readonly number[] {
  return some.filter((place) => others.includes(place));
}

function partOf(letters: string[]): string[] {
  if (letters.length <= LONGEST) return letters;
  const sign = letters.indexOf('@');
  const start = Math.max(0, sign < 0 ? 0 : sign - LONGEST);
  return letters.slice(start, start + LONGEST);
}

/** Whether it contains a trigram of the index, which pads a word with two spaces before and one after. */
function isKnown(piece: string[]): boolean {
  const shape = piece.map((letter) => (LETTER.test(letter) ? 'a' : '-')).join('');
  return ['aaa', '-aa', 'aa-', '-a-'].includes(shape);
}

/** Whether they overlap by two letters, as neighbours in a word do. */
function doOverlap(one: string, other: string): boolean {
  const follows = (text: string, next: string) => next.startsWith([...text].slice(1).join(''));
  return follows(one, other) || follows(other, one);
}
