/** A node of a browser's document, or of one that htmlparser2 reads. */
export interface TextTree {
  readonly nodeType: number;
  readonly nodeValue?: string | null;
  readonly tagName?: string;
  readonly childNodes?: ArrayLike<TextTree>;
  getAttribute?(name: string): string | null;
  readonly attribs?: Readonly<Record<string, string>>;
}

/** A paragraph, heading or list item that is read aloud. */
export interface SpokenBlock {
  node: TextTree;
  text: string;
  /** Its text nodes, and where each begins in the text. */
  pieces: readonly { node: TextTree; start: number }[];
}

/** Where a sentence stands in the text of its block. */
export interface Span {
  start: number;
  end: number;
}

/** A word, and the letters by which a voice says it right. */
export interface Pronunciation {
  word: string;
  spoken: string;
}

/** The phrases of a guided exercise, as a file of content/guidance holds them: alone, or in parts with names. */
export type Phrases = readonly string[] | Readonly<Record<string, readonly string[]>>;

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
const BLOCKS = new Set(['h2', 'h3', 'h4', 'p', 'li', 'blockquote', 'figcaption', 'dt', 'dd']);
/** Numbers of notes, and tables, are not read. */
const SILENT = new Set(['sup', 'table', 'pre']);
/** The list of sources ends the reading. */
const SOURCES_ID = 'kallor';

/** How to say what most voices read wrong. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b112\b/g, 'ett ett två'],
  [/\b1177\b/g, 'elva sjuttiosju'],
  [/\b90101\b/g, 'nio noll ett noll ett'],
  [/\b90\s390\b/g, 'nittio, tre nio noll'],
  [/\b116\s111\b/g, 'ett ett sex, ett ett ett'],
  [/\bm\.\s?fl\./g, 'med flera'],
  [/\bt\.\s?ex\./g, 'till exempel'],
  [/\bbl\.\s?a\./g, 'bland annat'],
  [/\bKBT-I\b/g, 'K B T I'],
];

/** All phrases, in the order of their audio. */
export const phrasesOf = (phrases: Phrases): string[] => Object.values(phrases).flat();

/** The blocks of some texts that are read aloud, in order, up to the list of sources. */
export function spokenBlocks(texts: Iterable<TextTree>): SpokenBlock[] {
  const blocks: SpokenBlock[] = [];
  /** @returns false at the list of sources. */
  const collect = (node: TextTree): boolean => {
    if (node.nodeType === ELEMENT_NODE) {
      if (attribute(node, 'id') === SOURCES_ID) return false;
      if (isSilent(node)) return true;
      // A list item with paragraphs of its own is read by them.
      if (isBlock(node) && !holdsBlock(node)) {
        blocks.push(toBlock(node));
        return true;
      }
    }
    return childrenOf(node).every(collect);
  };
  [...texts].every(collect);
  return blocks;
}

/** The sentences of a block, without the space around them. */
export function sentencesIn(text: string): Span[] {
  const segments = new Intl.Segmenter('sv', { granularity: 'sentence' }).segment(text);
  return [...segments].flatMap(({ segment, index }) => {
    const trimmed = segment.trim();
    const start = index + segment.indexOf(trimmed);
    return trimmed === '' ? [] : [{ start, end: start + trimmed.length }];
  });
}

/** sha256 of the words of a text in hexadecimal. Browsers have it on secure origins alone. */
export async function spokenHash(blocks: readonly Pick<SpokenBlock, 'text'>[]): Promise<string> {
  const words = new TextEncoder().encode(blocks.map(({ text }) => text).join('\n'));
  const digest = await globalThis.crypto.subtle.digest('SHA-256', words);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A text in the words that a voice reads right. */
export function spokenText(text: string, pronunciations: readonly Pronunciation[] = []): string {
  return SPOKEN.reduce(
    (spoken, [written, words]) => spoken.replace(written, words),
    pronounce(text, pronunciations),
  ).replace(/\s+/g, ' ');
}

/** In one pass, so that no spoken form is replaced again. */
function pronounce(text: string, pronunciations: readonly Pronunciation[]): string {
  if (pronunciations.length === 0) return text;
  const spoken = new Map(pronunciations.map((each) => [each.word.toLowerCase(), each.spoken]));
  const longestFirst = [...spoken.keys()].sort((one, other) => other.length - one.length);
  const words = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
    (word) => spoken.get(word.toLowerCase()) ?? word,
  );
}

function toBlock(node: TextTree): SpokenBlock {
  const pieces: { node: TextTree; start: number }[] = [];
  let text = '';
  const read = (child: TextTree): void => {
    if (child.nodeType === TEXT_NODE) {
      pieces.push({ node: child, start: text.length });
      text += child.nodeValue ?? '';
    } else if (nameOf(child) === 'br') text += '\n';
    else if (!isSilent(child)) childrenOf(child).forEach(read);
  };
  childrenOf(node).forEach(read);
  return { node, text, pieces };
}

const childrenOf = ({ childNodes }: TextTree): TextTree[] => Array.from(childNodes ?? []);
const nameOf = ({ tagName }: TextTree) => tagName?.toLowerCase() ?? '';
const isBlock = (node: TextTree) => BLOCKS.has(nameOf(node));
const holdsBlock = (node: TextTree): boolean =>
  childrenOf(node).some((child) => isBlock(child) || holdsBlock(child));
const isSilent = (node: TextTree) =>
  SILENT.has(nameOf(node)) || attribute(node, 'hidden') !== null || attribute(node, 'aria-hidden') === 'true';

function attribute(node: TextTree, name: string): string | null {
  return node.getAttribute?.(name) ?? node.attribs?.[name] ?? null;
}
