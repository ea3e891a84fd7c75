import { outlineArticle } from './outline';

const LIST = /<h2 id="kallor">[^]*?<ol>([^]*?)<\/ol>/;
const LINK = /<a href="(https:\/\/[^"]*)"/;

/**
 * The sources under the heading 'Källor', in their order: the address of each, null for one without a link.
 *
 * @param html as its author stored it.
 */
export function sourceAddresses(html: string): (string | null)[] {
  const [, list = ''] = LIST.exec(outlineArticle(html).html) ?? [];
  const sources = list.match(/<li>[^]*?<\/li>/g) ?? [];
  return sources.map((source) => LINK.exec(source)?.[1]?.replaceAll('&amp;', '&') ?? null);
}
