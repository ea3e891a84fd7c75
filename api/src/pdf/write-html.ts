import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { TaggedPdf, TextRun } from './tagged-pdf';

type Style = Pick<TextRun, 'style' | 'href'>;

const { textContent } = DomUtils;
const STYLES: Record<string, TextRun['style']> = {
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
};

/** Writes sanitised HTML of a text: headings, paragraphs, lists, quotes. @param siteOrigin of links without a host. */
export function writeHtml(pdf: TaggedPdf, html: string, siteOrigin: string): void {
  const runsOf = (nodes: ChildNode[]) => toRuns(nodes, siteOrigin);
  for (const node of parseDocument(html).children) {
    if (!isTag(node)) continue;
    const { name, children } = node;
    if (name === 'h2' || name === 'h3' || name === 'h4')
      pdf.heading(textContent(node), name === 'h2' ? 2 : 3);
    else if (name === 'ul' || name === 'ol')
      pdf.list(
        items(node).map((item) => runsOf(item.children)),
        { isOrdered: name === 'ol' },
      );
    else if (name === 'blockquote') pdf.quote(items(node).map((line) => runsOf(line.children)));
    else if (name !== 'hr') pdf.paragraph(runsOf(children));
  }
}

function items(list: Element): Element[] {
  return list.children.filter(isTag);
}

function toRuns(nodes: ChildNode[], siteOrigin: string, style: Style = {}): TextRun[] {
  return nodes.flatMap((node): TextRun[] => {
    if (isText(node)) return [{ ...style, text: node.data.replace(/\s+/g, ' ') }];
    if (!isTag(node)) return [];
    if (node.name === 'br') return [{ text: '\n' }];
    const href = node.attribs.href && absolute(node.attribs.href, siteOrigin);
    const face = STYLES[node.name];
    return toRuns(node.children, siteOrigin, {
      ...style,
      ...(face ? { style: face } : {}),
      ...(href ? { href } : {}),
    });
  });
}

/** An address for a file outside of the site; undefined for a place of the same text, whose name is not kept. */
export function absolute(href: string, siteOrigin: string): string | undefined {
  if (href.startsWith('#')) return undefined;
  return href.startsWith('/') ? siteOrigin + href : href;
}
