import { escapeHtml } from '../../text/escape-html';
import { asOneLine } from '../../contract/fields';
import type { Business } from '@stillsam/legal-figures';
import { BRAND, describeSender } from './sender';

/** A document that the recipient should keep, such as terms; it follows below the mail. */
export interface MailDocument {
  title: string;
  sections: { title: string | null; blocks: (string | readonly string[])[] }[];
}

/** The content of a mail, in order: one source for the text and the HTML. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** The message that the mail answers; it follows the greeting. */
  quote?: { introduction: string; text: string };
  /** Rows of a receipt, of an order. */
  rows?: [label: string, value: string][];
  /** Small print at the end: why the mail was sent, and what need not be done. */
  closing?: string[];
  /** Address to unsubscribe. */
  unsubscribeUrl?: string;
  /** Documents that the recipient has a right to keep, in full. */
  documents?: MailDocument[];
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const GREETING = 'Hälsningar från oss på Stillsam';
const UNSUBSCRIBE = 'Avregistrera dig';
const LINE_LENGTH = 76;

/** Renders text, and HTML without scripts, remote images or fonts. It escapes every value. */
export function renderMail(content: MailContent, business: Business): RenderedMail {
  const sender = describeSender(business);
  return {
    subject: asOneLine(content.subject),
    text: renderText(content, sender),
    html: renderHtml(content, sender),
  };
}

function renderText(
  { paragraphs, action, quote, rows = [], closing = [], unsubscribeUrl, documents = [] }: MailContent,
  sender: string[],
): string {
  const blocks = [
    ...paragraphs.map(wrap),
    ...(rows.length
      ? [rows.map(([label, value]) => `${asOneLine(label)}: ${withoutLinks(asOneLine(value))}`).join('\n')]
      : []),
    // On a line of its own, so that mail programs link the whole address.
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    GREETING,
    ...(quote ? [quoteText(quote)] : []),
    '-- ',
    ...closing.map(wrap),
    ...sender.map(wrap),
    ...(unsubscribeUrl ? [`${UNSUBSCRIBE}:\n${unsubscribeUrl}`] : []),
    ...documents.flatMap(documentText),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function quoteText({ introduction, text }: NonNullable<MailContent['quote']>): string {
  const lines = wrap(asQuoted(text)).split('\n');
  return [introduction, ...lines.map((line) => `> ${line}`)].join('\n');
}

function quoteHtml({ introduction, text }: NonNullable<MailContent['quote']>): string[] {
  return [
    `<p style="margin:24px 0 8px;font-size:14px;color:#55635b">${escapeHtml(introduction)}</p>`,
    `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:2px solid #c9d3cd;font-size:14px;color:#55635b">${withBreaks(asQuoted(text))}</blockquote>`,
  ];
}

/** Escaped, with its line breaks. */
const withBreaks = (text: string) => escapeHtml(text).replace(/\r\n?|\n/g, '<br>');

function documentText({ title, sections }: MailDocument): string[] {
  return [
    `${'='.repeat(LINE_LENGTH)}\n${title.toLocaleUpperCase('sv')}`,
    ...sections.flatMap((section) => [
      ...(section.title
        ? [`${section.title}\n${'-'.repeat(Math.min(section.title.length, LINE_LENGTH))}`]
        : []),
      ...section.blocks.map((block) =>
        typeof block === 'string' ? wrap(block) : block.map((point) => wrap(`- ${point}`)).join('\n'),
      ),
    ]),
  ];
}

function documentHtml({ title, sections }: MailDocument): string[] {
  const small = 'style="margin:0 0 12px;font-size:14px"';
  return [
    `<h2 style="margin:40px 0 16px;padding-top:24px;border-top:1px solid #c9d3cd;font-size:18px">${escapeHtml(title)}</h2>`,
    ...sections.flatMap((section) => [
      ...(section.title
        ? [`<h3 style="margin:20px 0 8px;font-size:15px">${escapeHtml(section.title)}</h3>`]
        : []),
      ...section.blocks.map((block) =>
        typeof block === 'string'
          ? `<p ${small}>${escapeHtml(block)}</p>`
          : `<ul ${small}>${block.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`,
      ),
    ]),
  ];
}

function renderHtml(
  {
    subject,
    paragraphs,
    action,
    quote,
    rows = [],
    closing = [],
    unsubscribeUrl,
    documents = [],
  }: MailContent,
  sender: string[],
): string {
  const table = rows.map(
    ([label, value]) =>
      `<tr><th align="left" style="padding:6px 16px 6px 0;font-weight:600">${escapeHtml(label)}</th>` +
      `<td style="padding:6px 0">${escapeHtml(withoutLinks(value))}</td></tr>`,
  );
  const small = [
    ...closing.map(escapeHtml),
    ...sender.map(escapeHtml),
    ...(unsubscribeUrl
      ? [`<a href="${escapeHtml(unsubscribeUrl)}" style="color:#43604f">${UNSUBSCRIBE}</a>`]
      : []),
  ];
  const body = [
    `<p style="margin:0 0 24px;font-size:20px;color:#2f4a3c">${BRAND}</p>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${withBreaks(paragraph)}</p>`),
    ...(table.length
      ? [
          `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${table.join('')}</table>`,
        ]
      : []),
    ...(action
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#2f4a3c;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    `<p style="margin:24px 0 0">${GREETING}</p>`,
    ...(quote ? quoteHtml(quote) : []),
    ...small.map((text) => `<p style="margin:16px 0 0;font-size:14px;color:#55635b">${text}</p>`),
    ...documents.flatMap(documentHtml),
  ];
  return [
    `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(asOneLine(subject))}</title></head>`,
    `<body style="margin:0;background:#f6f4ee;color:#26332c;font:16px/1.6 Georgia,serif">`,
    `<div style="max-width:560px;margin:0 auto;padding:32px 24px">`,
    ...body,
    `</div></body></html>`,
  ].join('\n');
}

/**
 * A zero-width space keeps mail programs from linking a typed host name. Compatibility forms of letters and dots are
 * normalised first, but not the no-break space of our sums; the ideographic full stop is a dot in host names (UTS 46).
 */
function withoutLinks(text: string): string {
  return text
    .replace(/[^\u00a0]+/g, (part) => part.normalize('NFKC'))
    .replace(/(?<=[\p{L}\p{N}])[.\u3002](?=\p{L})/gu, '$&\u200b');
}

/**
 * A message of anybody, in which mail programs link nothing: no scheme, no numeric address. Every character that ends
 * a line becomes a line break, so that no line goes without its mark.
 */
function asQuoted(text: string): string {
  return withoutLinks(text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')).replace(
    /:(?=\/\/)|(?<=\b(?:mailto|tel|sms)):|(?<=[\p{L}\p{N}])[.\u3002](?=\p{N})/giu,
    '$&\u200b',
  );
}

/** Keeps typed line breaks, and breaks long lines between words. */
function wrap(paragraph: string): string {
  return paragraph
    .split(/\r?\n/)
    .map((line) => {
      let length = 0;
      return line.split(' ').reduce((text, word) => {
        const fits = length + 1 + word.length <= LINE_LENGTH;
        length = fits && text ? length + 1 + word.length : word.length;
        return text ? `${text}${fits ? ' ' : '\n'}${word}` : word;
      }, '');
    })
    .join('\n');
}
