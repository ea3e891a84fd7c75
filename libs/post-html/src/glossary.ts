export interface GlossaryWord {
  /** Fragment of its place on the glossary's page. */
  id: string;
  /** The forms in which texts have it, in lower case. */
  forms: readonly string[];
}

/** Sections that get no links: what to do when it is urgent, and the list of sources. */
const PLAIN_SECTIONS = ['När ska du söka vård?', 'Källor'];
const PLAIN_ELEMENT = /^(?:a|aside|h[1-6]|th|pre|code)$/;
const TAG = /(<[^>]*>)/;
const OPENING = /^<(\/?)([a-z][a-z0-9]*)/;

/**
 * Links the first occurrence of each word of a glossary in an article with its explanation; never in headings, links,
 * boxes, care advice and sources.
 *
 * @param html sanitised, so that tags are written in one known form.
 * @param path of the glossary's page.
 */
export function glossaryLinker(words: readonly GlossaryWord[], path: string): (html: string) => string {
  const ids = new Map(words.flatMap(({ id, forms }) => forms.map((form) => [form, id] as const)));
  const longestFirst = [...ids.keys()].sort((one, two) => two.length - one.length);
  const word = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');

  const linkText = (text: string, linked: Set<string>) =>
    text.replace(word, (form) => {
      const id = ids.get(form.toLowerCase()) ?? '';
      if (linked.has(id)) return form;
      linked.add(id);
      return `<a href="${path}#${id}">${form}</a>`;
    });

  return (html) => {
    const linked = new Set<string>();
    let plainDepth = 0;
    let isPlainSection = false;
    const parts = html.split(TAG);
    return parts
      .map((part, index) => {
        const [, closing, name = ''] = OPENING.exec(part) ?? [];
        if (name === 'h2' && !closing && plainDepth === 0)
          isPlainSection = PLAIN_SECTIONS.includes(parts[index + 1]?.trim() ?? '');
        if (PLAIN_ELEMENT.test(name)) plainDepth += closing ? -1 : 1;
        return name || isPlainSection || plainDepth > 0 ? part : linkText(part, linked);
      })
      .join('');
  };
}
