import { sourceAddresses } from '@stillsam/post-html/sources';
import checkedOn from '../../../../content/sources.json' with { type: 'json' };

const DAYS: ReadonlyMap<string, string | null> = new Map(Object.entries(checkedOn));

export interface SourceChecks {
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
