/** The index knows three letters in a row. */
const PIECE = 3;
/** Of a long search so many letters are looked at. */
const LONGEST = 12;
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
 * A piece as a regular expression of the database: any sign stands for a word's end, and so does the end of the text, as
 * the index sees it. What is left are letters and digits.
 */
export function asPattern(piece: string): string {
  return piece.replace(/^[^\p{L}\p{N}]/u, '(^|[^[:alnum:]])').replace(/[^\p{L}\p{N}]$/u, '([^[:alnum:]]|$)');
}

/**
 * The rarest pieces, first those that do not overlap, as they say least about each other; a third one only where the
 * sample has rows with the first two.
 *
 * @param found of each piece which of the sample's rows have it. @param sampleSize 0 where there is no sample.
 */
export function chooseRarest(found: readonly PieceInSample[], sampleSize: number): ChosenPieces {
  const sorted = [...found].sort((a, b) => a.places.length - b.places.length);
  const apart = sorted.reduce<PieceInSample[]>(
    (kept, candidate) =>
      kept.some(({ piece }) => doOverlap(piece, candidate.piece)) ? kept : [...kept, candidate],
    [],
  );
  const [first, second, ...others] = [...new Set([...apart, ...sorted])];
  const two = [first, second].filter((piece) => piece !== undefined);
  const chosen = placesOfAll(two).length > 0 ? [...two, ...others.slice(0, MOST_PIECES - 2)] : two;
  return {
    pieces: chosen.map(({ piece }) => piece),
    share: sampleSize > 0 ? placesOfAll(chosen).length / sampleSize : 0,
  };
}

function placesOfAll([first, ...others]: readonly PieceInSample[]): readonly number[] {
  return first?.places.filter((place) => others.every(({ places }) => places.includes(place))) ?? [];
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
