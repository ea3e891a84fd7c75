import { PATHS } from '@stillsam/paths';
import { glossaryLinker } from '@stillsam/post-html/glossary';
import { sourceAddresses } from '@stillsam/post-html/sources';
import glossary from '../../../../content/glossary.json' with { type: 'json' };
import checkedOn from '../../../../content/sources.json' with { type: 'json' };

/** Links the first occurrence of each word of the glossary in a sanitised text; stored texts have no such links. */
export const linkGlossary = glossaryLinker(glossary, PATHS.glossary);

const DAYS: ReadonlyMap<string, string | null> = new Map(Object.entries(checkedOn));

interface SourceChecks {
  /** How many sources the text has. */
  source_count: number;
  /** How many of them have a day on which somebody looked them up. */
  checked_source_count: number;
  /** The oldest of these days, YYYY-MM-DD; null while a source has none, and for a text without sources. */
  sources_checked_on: string | null;
}

/**
 * When the sources of a text were last looked up.
 *
 * @param html as its author stored it.
 * @param days by the address of a source; content/sources.json.
 */
export function sourceChecks(html: string, days = DAYS): SourceChecks {
  const addresses = sourceAddresses(html);
  const checked = addresses.flatMap((address) => days.get(address ?? '') ?? []).sort();
  return {
    source_count: addresses.length,
    checked_source_count: checked.length,
    sources_checked_on: checked.length === addresses.length ? (checked[0] ?? null) : null,
  };
}

const WORDS_PER_MINUTE = 200;

const SOURCES = /<h2[^>]*\sid="kallor"/;

/** Minutes to read the text of an HTML body, at least 1. Its list of sources is looked up, not read. */
export function readingTime(html: string): number {
  const [body = ''] = html.split(SOURCES, 1);
  const text = body.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');
  const words = text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
