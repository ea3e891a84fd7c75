import { isTag, isText, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { MailBlock } from '../../mail/mail-document';

const MAX_LABEL_LENGTH = 40;
const { textContent, findOne, getElementsByTagName, getInnerHTML, getOuterHTML } = DomUtils;
const AS_TEXT = { encodeEntities: 'utf8' } as const;

/** Splits a mail's HTML, made by `toMailHtml`, into what is drawn in different ways. */
export function toBlocks(html: string): MailBlock[] {
  const blocks: MailBlock[] = [];
  for (const node of parseDocument(html).children) {
    if (isText(node) && node.data.trim() === '') continue;
    const special = toPicture(node) ?? toButton(node) ?? toLine(node);
    const last = blocks.at(-1);
    if (special) blocks.push(special);
    else if (last?.kind === 'text') last.html += getOuterHTML(node, AS_TEXT);
    else blocks.push({ kind: 'text', html: getOuterHTML(node, AS_TEXT) });
  }
  return blocks;
}

/** A figure, paragraph or link that holds one picture and, but for its caption, no text. */
function toPicture(node: ChildNode): MailBlock | undefined {
  if (!isTag(node) || !['figure', 'img', 'p', 'a'].includes(node.name)) return undefined;
  const [image, ...others] = getElementsByTagName('img', node);
  const caption = findOne(({ name }) => name === 'figcaption', [node]);
  const captionText = caption ? textContent(caption).trim() : '';
  if (!image || others.length > 0 || textContent(node).trim() !== captionText) return undefined;
  const link = findOne(
    ({ name, children }) => name === 'a' && findOne((child) => child === image, children) !== null,
    [node],
  );
  const { src = '', alt = '', width, height } = image.attribs;
  return {
    kind: 'picture',
    picture: {
      src,
      alt,
      width: Number(width),
      height: height === undefined ? undefined : Number(height),
      href: link?.attribs.href,
      caption: caption ? getInnerHTML(caption, AS_TEXT).trim() : '',
    },
  };
}

/** A paragraph that is one short link to a page. */
function toButton(node: ChildNode): MailBlock | undefined {
  if (!isTag(node) || node.name !== 'p') return undefined;
  const [link, ...rest] = node.children.filter((child) => !isText(child) || child.data.trim() !== '');
  if (!link || rest.length > 0 || !isTag(link) || link.name !== 'a') return undefined;
  const { href = '' } = link.attribs;
  const label = textContent(link).trim();
  const isButton =
    /^https?:/i.test(href) && label !== '' && label.length <= MAX_LABEL_LENGTH && !/^https?:/i.test(label);
  return isButton ? { kind: 'button', href, label } : undefined;
}

function toLine(node: ChildNode): MailBlock | undefined {
  return isTag(node) && node.name === 'hr' ? { kind: 'line' } : undefined;
}
