import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../text/escape-html';

/** The page that responds to a native form submission, in browsers without JavaScript. */
export interface PlainPage {
  title: string;
  /** The outcome; screen readers announce it first where it is an error. */
  notice?: { text: string; isFault: boolean };
  paragraphs?: string[];
  /** Rows of a receipt. */
  rows?: [label: string, value: string][];
  form?: PlainForm;
  links?: PlainLink[];
}

export interface PlainLink {
  label: string;
  to: string;
}

export interface PlainForm {
  action: string;
  /** Origin that it leads to. Browsers apply the policy of forms to the redirect too. */
  leadsTo?: string;
  submit: string;
  fields: PlainField[];
  /** Right above the button: what it does, such as a price. */
  summary?: string;
  /** Buttons that send a value each, in place of the one. */
  choice?: { name: string; options: [value: string, label: string][] };
}

export interface PlainField {
  name: string;
  label: string;
  value: string;
  /** A checkbox sends `true`, and is ticked where its value is not empty. */
  type?: 'text' | 'email' | 'textarea' | 'checkbox' | 'hidden';
  autoComplete?: string;
  /** Below a checkbox. */
  hint?: string;
  /** The error of the field. */
  error?: string;
}

const BRAND = 'Stillsam';
const STYLE = `
:root{color-scheme:light dark;--page:#f1f5f2;--card:#fbfcfa;--ink:#15231f;--soft:#4c5a55;--line:#75857e;--main:#12372f;--on-main:#fff;--fault:#b3402e;--link:#3f6b57}
@media (prefers-color-scheme:dark){:root{--page:#1b2740;--card:#2a3a5c;--ink:#e6eaf4;--soft:#b4bfd9;--line:#8f9cbd;--main:#c7d5b8;--on-main:#12372f;--fault:#ffb4a6;--link:#e6eaf4}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1.125rem/1.65 system-ui,sans-serif;overflow-wrap:anywhere}
main,header{max-width:44rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,2rem)}
main{margin-bottom:3rem;border-radius:1rem;background:var(--card)}
h1,header{font-family:Georgia,serif;font-weight:400;line-height:1.2}
header a{display:inline-flex;align-items:center;color:var(--ink);font-size:1.375rem;text-decoration:none}
h1{margin:0 0 1rem;font-size:1.75rem;text-wrap:balance}
a{color:var(--link)}
a,button,input{min-height:2.75rem}
dl{margin:1.5rem 0}
dt,.soft{color:var(--soft);font-size:1rem}
dd{margin:0 0 .75rem}
label{display:block;margin-top:1.25rem;font-weight:600}
input,textarea{width:100%;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.375rem;background:var(--card);color:var(--ink);font:inherit}
[aria-invalid]{border:2px solid var(--fault)}
.tick{display:flex;gap:.75rem;align-items:flex-start;font-weight:400}
.tick input{flex:none;width:1.375rem;min-height:1.75rem;accent-color:var(--main)}
.fault{color:var(--fault)}
button{margin-top:1.75rem;padding:.625rem 1.25rem;border:0;border-radius:.375rem;background:var(--main);color:var(--on-main);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #e9a23b;outline-offset:2px}
label+.fault{margin:0}
ul{margin:2rem 0 0;padding:0;list-style:none}
li a{display:inline-flex;align-items:center}
@media print{header,ul,form{display:none}}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const policyOf = ({ form }: PlainPage): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self'${form?.leadsTo ? ` ${form.leadsTo}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Sends a page without scripts or files, whose content security policy allows its one style only. */
export function sendPlainPage(reply: FastifyReply, status: number, page: PlainPage): void {
  reply
    .code(status)
    .headers({
      'Content-Security-Policy': policyOf(page),
      'Cache-Control': 'no-store',
      // With `no-referrer` browsers send the page's own form with `Origin: null`.
      'Referrer-Policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(renderPlainPage(page));
}

/** Renders the page. It escapes every text. */
export function renderPlainPage({
  title,
  notice,
  paragraphs = [],
  rows = [],
  form,
  links = [],
}: PlainPage): string {
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    notice &&
      `<p ${notice.isFault ? 'role="alert" class="fault"' : 'role="status"'}>${escapeHtml(notice.text)}</p>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    rows.length > 0 && `<dl>${rows.map(renderRow).join('')}</dl>`,
    form && renderForm(form),
    links.length > 0 && `<ul>${links.map(renderLink).join('')}</ul>`,
  ].filter(Boolean);
  return [
    '<!doctype html><html lang="sv"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} | ${BRAND}</title><style>${STYLE}</style></head>`,
    `<body><header><a href="/">${BRAND}</a></header><main>${parts.join('\n')}</main></body></html>`,
  ].join('\n');
}

const renderRow = ([label, value]: [string, string]) =>
  `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`;

const renderLink = ({ label, to }: PlainLink) =>
  `<li><a href="${escapeHtml(to)}">${escapeHtml(label)}</a></li>`;

function renderForm({ action, submit, fields, summary, choice }: PlainForm): string {
  const buttons = choice
    ? choice.options.map(
        ([value, label]) => `<button name="${choice.name}" value="${value}">${escapeHtml(label)}</button>`,
      )
    : [`<button type="submit">${escapeHtml(submit)}</button>`];
  return [
    `<form method="post" action="${escapeHtml(action)}">`,
    ...fields.map(renderField),
    ...(summary ? [`<p>${escapeHtml(summary)}</p>`] : []),
    ...buttons,
    '</form>',
  ].join('\n');
}

function renderField({ name, label, value, type = 'text', autoComplete, hint, error }: PlainField): string {
  const id = escapeHtml(name);
  const text = escapeHtml(value);
  const attributes = [
    `id="${id}" name="${id}"`,
    ...(autoComplete ? [`autocomplete="${autoComplete}"`] : []),
    ...(error ? [`aria-invalid="true" aria-describedby="${id}-fault"`] : []),
  ].join(' ');
  if (type === 'hidden') return `<input type="hidden" name="${id}" value="${text}">`;
  if (type === 'checkbox')
    return [
      `<label class="tick"><input ${attributes} type="checkbox" value="true"${value ? ' checked' : ''}> ${escapeHtml(label)}</label>`,
      ...(hint ? [`<p class="soft">${escapeHtml(hint)}</p>`] : []),
    ].join(' ');
  return [
    `<label for="${id}">${escapeHtml(label)}</label>`,
    ...(error ? [`<p id="${id}-fault" class="fault">${escapeHtml(error)}</p>`] : []),
    type === 'textarea'
      ? // The parser drops the first line break after the tag.
        `<textarea ${attributes} rows="7">\n${text}</textarea>`
      : `<input ${attributes} type="${type}" value="${text}">`,
  ].join(' ');
}
