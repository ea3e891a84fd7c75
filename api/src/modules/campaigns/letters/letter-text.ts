import { compile, type FormatCallback } from 'html-to-text';
import { escapeHtml } from '../../../text/escape-html';
import type { MailBlock, MailFoot } from '../../mail/mail-document';
import { footAsText, LINE_LENGTH } from '../../mail/mail-layout';

const pictureAsText: FormatCallback = ({ attribs }, _walk, builder) => {
  const alt: unknown = Object(attribs).alt;
  if (typeof alt !== 'string' || alt.trim() === '') return;
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline(`[Bild: ${alt.trim()}]`);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** A row on a line, the paragraphs of a cell after each other. */
const rowAsLine: FormatCallback = ({ children }, walk, builder) => {
  const cells = children.filter(({ name }) => name === 'th' || name === 'td');
  builder.openBlock();
  cells.forEach((cell, index) => {
    if (index > 0) builder.addInline(' | ');
    for (const part of cell.children) {
      const isParagraph = part.name === 'p';
      walk(isParagraph ? part.children : [part], builder);
      if (isParagraph) builder.addInline(' ');
    }
  });
  builder.closeBlock();
};

const toText = compile({
  wordwrap: LINE_LENGTH,
  formatters: { pictureAsText, rowAsLine },
  selectors: [
    {
      selector: 'h2',
      format: 'heading',
      options: { uppercase: true, leadingLineBreaks: 3, trailingLineBreaks: 2 },
    },
    {
      selector: 'h3',
      format: 'heading',
      options: { uppercase: false, leadingLineBreaks: 3, trailingLineBreaks: 2 },
    },
    { selector: 'ul', options: { itemPrefix: '- ', leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'ol', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    { selector: 'a[href^="tel:"]', format: 'inline' },
    { selector: 'img', format: 'pictureAsText' },
    { selector: 'table', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'tr', format: 'rowAsLine' },
    { selector: 'hr', options: { length: 20, leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  ],
});

/** The letter as text: the same words, with the addresses of its links and what its pictures show. */
export function toPlainText(blocks: readonly MailBlock[], foot: MailFoot): string {
  const parts = [toText(blocks.map(toSource).join('')), ...footAsText(foot)];
  return `${parts.join('\n\n')}\n`;
}

function toSource(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.html;
    case 'button':
      return `<p>${escapeHtml(block.label)}:<br>${escapeHtml(block.href)}</p>`;
    case 'line':
      return '<hr>';
    case 'picture': {
      const { alt, href, caption } = block.picture;
      const image = `<img alt="${escapeHtml(alt)}">`;
      return `${image}${caption ? `<p>${caption}</p>` : ''}${href ? `<p>${escapeHtml(href)}</p>` : ''}`;
    }
  }
}
