/** What a mail says, in order. One source for the text and the HTML, so that they never differ. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Rows of a receipt, of an order. */
  rows?: [label: string, value: string][];
  /** Said quietly at the end: why this mail came, what need not be done. */
  closing?: string[];
  /** Where the receiver says no to further mails. */
  unsubscribeUrl?: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const BRAND = 'Stillsam';
const GREETING = 'Hälsningar från oss på Stillsam';
const UNSUBSCRIBE = 'Avregistrera dig';
const LINE_LENGTH = 76;

/** Renders a content as text and as HTML without scripts, remote images or fonts. Everything is escaped here. */
export function renderMail(content: MailContent): RenderedMail {
  return { subject: oneLine(content.subject), text: renderText(content), html: renderHtml(content) };
}

function renderText({ paragraphs, action, rows = [], closing = [], unsubscribeUrl }: MailContent): string {
  const blocks = [
    ...paragraphs.map(wrap),
    ...(rows.length
      ? [rows.map(([label, value]) => `${oneLine(label)}: ${withoutLinks(oneLine(value))}`).join('\n')]
      : []),
    // A link on a line of its own: programs make it clickable whole.
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    GREETING,
    ...(closing.length || unsubscribeUrl ? ['-- '] : []),
    ...closing.map(wrap),
    ...(unsubscribeUrl ? [`${UNSUBSCRIBE}:\n${unsubscribeUrl}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function renderHtml({
  subject,
  paragraphs,
  action,
  rows = [],
  closing = [],
  unsubscribeUrl,
}: MailContent): string {
  const table = rows.map(
    ([label, value]) =>
      `<tr><th align="left" style="padding:6px 16px 6px 0;font-weight:600">${escapeHtml(label)}</th>` +
      `<td style="padding:6px 0">${escapeHtml(withoutLinks(value))}</td></tr>`,
  );
  const small = [
    ...closing.map(escapeHtml),
    ...(unsubscribeUrl
      ? [`<a href="${escapeHtml(unsubscribeUrl)}" style="color:#43604f">${UNSUBSCRIBE}</a>`]
      : []),
  ];
  const body = [
    `<p style="margin:0 0 24px;font-size:20px;color:#2f4a3c">${BRAND}</p>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
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
    ...small.map((text) => `<p style="margin:16px 0 0;font-size:14px;color:#55635b">${text}</p>`),
  ];
  return [
    `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(oneLine(subject))}</title></head>`,
    `<body style="margin:0;background:#f6f4ee;color:#26332c;font:16px/1.6 Georgia,serif">`,
    `<div style="max-width:560px;margin:0 auto;padding:32px 24px">`,
    ...body,
    `</div></body></html>`,
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

/** A header is one line: what a person wrote must not begin another. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Mail programs make links of bare hosts, which people may have typed: a space of no width keeps them from it. */
function withoutLinks(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '.\u200b');
}

/** Lines that a person wrote stay; long ones are broken between words. */
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
