/** The index knows three letters in a row. */
const PIECE = 3;
/** Of a long search so many letters are looked at. */
const LONGEST = 12;
/** One that the sample does not have may yet stand in thousands of rows. */
const FEWEST_PIECES = 2;
/** Every piece more is another list of the index to read; three tell enough. */
const MOST_PIECES = 3;

const LETTER = /[\p{L}\p{N}]/u;

/** A piece of a search, and which rows of a sample have it. */
export interface PieceInSample {
  piece: string;
  places: readonly number[];
}

export interface ChosenPieces {
  pieces: string[];
  /** The share of a sample's rows that have all of them, 0 to 1. */
  share: number;
}

/**
 * What of a search the index may be asked for: three letters in a row, wherever they stand, and the one or two letters
 * that a word begins or ends with, as of "bo ek". Of an address they are taken from before the sign: the names of a few
 * large services stand in half of all rows. Where there are none, the index is of no use.
 */
export function searchPieces(term: string): string[] {
  const letters = partOf([...term]);
  const pieces = letters.map((_, place) => letters.slice(place, place + PIECE)).filter(isKnown);
  return [...new Set(pieces.map((piece) => piece.join('')))];
}

/**
 * Looks a piece up in a sample of texts. Any sign stands for a word's end, and so does the end of the text, as the index
 * sees it.
 */
export function findInSample(piece: string, sample: readonly string[]): PieceInSample {
  // What is left are letters and digits.
  const pattern = new RegExp(
    piece
      .replace(/^[^\p{L}\p{N}]/u, '(?:^|[^\\p{L}\\p{N}])')
      .replace(/[^\p{L}\p{N}]$/u, '(?:[^\\p{L}\\p{N}]|$)'),
    'u',
  );
  return { piece, places: sample.flatMap((text, place) => (pattern.test(text) ? [place] : [])) };
}

/**
 * The rarest piece, and the one or two that are rarest beside it: those of one word say little about each other. A third
 * one only where the sample has rows with the first two.
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

/** What tells between pieces, the most telling first: how many rows are left, then what the index has to read. */
function costsBeside(
  { piece, places }: PieceInSample,
  chosen: readonly PieceInSample[],
  common: readonly number[],
): number[] {
  return [
    chosen.length > 0 ? inBoth(common, places).length : places.length,
    Number(chosen.some((other) => doOverlap(piece, other.piece))),
    places.length,
    // The first letters of a common word cost two lists: their own, and that of all that begin with the first of them.
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

/** Whether it holds what the index takes for three letters: it knows of two signs before a word, and of one after. */
function isKnown(piece: string[]): boolean {
  const shape = piece.map((letter) => (LETTER.test(letter) ? 'a' : '-')).join('');
  return ['aaa', '-aa', 'aa-', '-a-'].includes(shape);
}

/** Whether they share two letters, as neighbours in a word do. */
function doOverlap(one: string, other: string): boolean {
  const follows = (text: string, next: string) => next.startsWith([...text].slice(1).join(''));
  return follows(one, other) || follows(other, one);
}
