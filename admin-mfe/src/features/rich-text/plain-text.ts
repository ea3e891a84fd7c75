import type { ResolvedPos, Slice } from '@tiptap/pm/model';
import { completeAddress } from './link-address.logic';
import { readPastedHtml } from './read-post-html';

const BULLET = /^\s*[-*•·–]\s+(?=\S)/;
const NUMBER = /^\s*\d{1,3}[.)]\s+(?=\S)/;
/** A web address, without what ends the sentence around it. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)]/g;

/** Parses pasted plain text: lists of its bullets and numbers, and links of its web addresses. */
export function readPlainText(text: string, context: ResolvedPos): Slice {
  return readPastedHtml(plainTextToHtml(text), context);
}

/** @returns HTML with a paragraph for each line. A single line is no list: `12. maj` begins like one. */
export function plainTextToHtml(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  let html = '';
  let open = '';
  const setOpen = (list: string) => {
    if (list === open) return;
    html += `${open && `</${open}>`}${list && `<${list}>`}`;
    open = list;
  };
  for (const line of lines) {
    const list = lines.length > 1 ? listOf(line, open) : '';
    setOpen(list);
    const words = toHtml(list ? line.replace(list === 'ul' ? BULLET : NUMBER, '') : line);
    html += list ? `<li>${words}</li>` : `<p>${words}</p>`;
  }
  setOpen('');
  return html;
}

/** A numbered list begins at 1. */
function listOf(line: string, open: string): string {
  if (BULLET.test(line)) return 'ul';
  return NUMBER.test(line) && (open === 'ol' || /^\s*1[.)]/.test(line)) ? 'ol' : '';
}

function toHtml(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped.replace(ADDRESS, (address) => `<a href="${completeAddress(address)}">${address}</a>`);
}
