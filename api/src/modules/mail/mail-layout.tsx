import type { Business } from '@stillsam/legal-figures';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { asOneLine } from '../../contract/fields';
import { toDocument, type MailBlock, type MailFoot } from './mail-document';
import { describeSender } from './sender';

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
/** Of a mail's text. */
export const LINE_LENGTH = 76;

/** Renders text, and HTML without scripts, remote images or fonts. It escapes every value. */
export function renderMail(content: MailContent, business: Business): RenderedMail {
  const { closing = [], unsubscribeUrl, documents = [] } = content;
  const subject = asOneLine(content.subject);
  const foot: MailFoot = {
    reasons: closing,
    links: unsubscribeUrl ? [{ label: 'Avregistrera dig', url: unsubscribeUrl }] : [],
    facts: describeSender(business),
  };
  const text = [...contentAsText(content), ...footAsText(foot), ...documents.flatMap(documentAsText)];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: toDocument(toBlocks(content), { subject, foot, appendix: toAppendix(documents) }),
  };
}

function contentAsText({ paragraphs, action, quote, rows = [] }: MailContent): string[] {
  return [
    ...paragraphs.map(wrap),
    ...(rows.length
      ? [rows.map(([label, value]) => `${asOneLine(label)}: ${withoutLinks(asOneLine(value))}`).join('\n')]
      : []),
    ...(action ? [linkAsText(action)] : []),
    GREETING,
    ...(quote ? [quoteAsText(quote)] : []),
  ];
}

/** The paragraphs of a mail's foot in its text. */
export function footAsText({ reasons, links, facts }: MailFoot): string[] {
  return ['-- ', ...reasons.map(wrap), ...links.map(linkAsText), ...facts.map(wrap)];
}

/** The address is on a line of its own, so that mail programs link the whole of it. */
const linkAsText = ({ label, url }: { label: string; url: string }) => `${label}:\n${url}`;

function quoteAsText({ introduction, text }: NonNullable<MailContent['quote']>): string {
  const lines = wrap(asQuoted(text)).split('\n');
  return [introduction, ...lines.map((line) => `> ${line}`)].join('\n');
}

function documentAsText({ title, sections }: MailDocument): string[] {
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

function toBlocks({ paragraphs, rows = [], action, quote }: MailContent): MailBlock[] {
  const before = textBlock(
    <>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{withBreaks(paragraph)}</p>
      ))}
      {rows.length === 0 ? null : <Rows rows={rows} />}
    </>,
  );
  const after = textBlock(
    <>
      <p>{GREETING}</p>
      {quote ? (
        <>
          <p>{quote.introduction}</p>
          <blockquote>{withBreaks(asQuoted(quote.text))}</blockquote>
        </>
      ) : null}
    </>,
  );
  return [
    before,
    ...(action ? [{ kind: 'button' as const, href: action.url, label: action.label }] : []),
    after,
  ];
}

const toAppendix = (documents: readonly MailDocument[]): MailBlock[] =>
  documents.length === 0
    ? []
    : [textBlock(documents.map((document) => <Document key={document.title} {...document} />))];

function Rows({ rows }: { rows: NonNullable<MailContent['rows']> }) {
  return (
    <table>
      <tbody>
        {rows.map(([label, value], index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>{withoutLinks(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Document({ title, sections }: MailDocument) {
  return (
    <>
      <h2>{title}</h2>
      {sections.map((section, index) => (
        <Fragment key={index}>
          {section.title ? <h3>{section.title}</h3> : null}
          {section.blocks.map((block, place) =>
            typeof block === 'string' ? <p key={place}>{block}</p> : <Points key={place} points={block} />,
          )}
        </Fragment>
      ))}
    </>
  );
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul>
    {points.map((point, index) => (
      <li key={index}>{point}</li>
    ))}
  </ul>
);

const textBlock = (content: ReactNode): MailBlock => ({ kind: 'text', html: renderToStaticMarkup(content) });

/** A text with its line breaks. */
const withBreaks = (text: string): ReactNode[] =>
  text.split(/\r\n?|\n/).flatMap((line, index) => (index > 0 ? [<br key={index} />, line] : [line]));

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
