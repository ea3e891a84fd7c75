import { afterEach, describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/react';
import { aPicture } from '../../../test/fixtures';
import { MAIL_EXTENSIONS, POST_EXTENSIONS } from './post-schema';
import { insertPicture } from './block-commands';
import { readPostHtml, writePostHtml } from './post-html';
import { POST_TOOLS } from './tools';

const SRC = `/api/media/${'0123456789abcdef'.repeat(2)}/480.webp`;
const MEDIA = aPicture({ src: SRC, srcset: `${SRC} 480w`, alt: 'En sjö', width: 480, height: 320 });
const FIGURE = `<figure><img src="${SRC}" srcset="${SRC} 480w" alt="En sjö" width="480" height="320" loading="lazy" /></figure>`;

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** An editor of a text with the words from the first to the last `|` selected. */
function open(html: string, extensions = POST_EXTENSIONS): Editor {
  const opened = new Editor({ extensions, injectCSS: false });
  editor = opened;
  opened.commands.setContent(readPostHtml(html, opened.schema).toJSON());
  const bars: number[] = [];
  opened.state.doc.descendants((node, position) => {
    for (const { index } of node.text?.matchAll(/\|/g) ?? []) bars.push(position + index);
  });
  const [from = 1, to = from + 1] = bars;
  if (bars.length > 1) opened.commands.deleteRange({ from: to, to: to + 1 });
  if (bars.length > 0) opened.commands.deleteRange({ from, to: from + 1 });
  opened.commands.setTextSelection({ from, to: to - 1 });
  return opened;
}

const written = (opened: Editor) => writePostHtml(opened.state.doc).replace(/>\n</g, '><');

describe.each([
  ['a post', POST_EXTENSIONS],
  ['a letter', MAIL_EXTENSIONS],
])('inserting a picture in %s', (_, extensions) => {
  it.each([
    ['selected words', '<p>Andas |lugnt nu|.</p><p>Vila.</p>', `<p>Andas lugnt nu.</p>${FIGURE}<p>Vila.</p>`],
    [
      'selected linked words',
      '<p>Läs <a href="/om-oss">|om oss|</a>.</p><p>Vila.</p>',
      `<p>Läs <a href="/om-oss">om oss</a>.</p>${FIGURE}<p>Vila.</p>`,
    ],
    [
      'a selection over two paragraphs',
      '<p>Andas |lugnt.</p><p>Vila| länge.</p>',
      `<p>Andas lugnt.</p><p>Vila länge.</p>${FIGURE}`,
    ],
    [
      'a word of a list item',
      '<ul><li>Andas |lugnt|</li><li>Vila</li></ul>',
      `<ul><li>Andas lugnt${FIGURE}</li><li>Vila</li></ul>`,
    ],
    ['the start of the text', '<p>|Andas.</p><p>Vila.</p>', `<p>Andas.</p>${FIGURE}<p>Vila.</p>`],
    ['a heading', '<h2>|Börja här|</h2><p>Vila.</p>', `<h2>Börja här</h2>${FIGURE}<p>Vila.</p>`],
    [
      'a caption',
      `<figure><img src="${SRC}" alt=""><figcaption>|Sjö|</figcaption></figure><p>Vila.</p>`,
      `<figure><img src="${SRC}" alt="" loading="lazy" /><figcaption>Sjö</figcaption></figure>${FIGURE}<p>Vila.</p>`,
    ],
    ['an empty paragraph', '<p>|</p><p>Vila.</p>', `${FIGURE}<p>Vila.</p>`],
    ['an empty text', '', FIGURE],
  ])('keeps %s', (__, html, expected) => {
    const opened = open(html, extensions);
    insertPicture(opened, MEDIA, '');
    expect(written(opened).replace(/\n/g, '')).toBe(expected);
    expect(opened.state.selection.empty).toBe(true);
  });

  it('puts the cursor after the picture', () => {
    const opened = open('<p>Andas |lugnt|.</p>', extensions);
    insertPicture(opened, MEDIA, 'Sjön i dis');
    opened.commands.insertContent('Sedan.');
    expect(written(opened)).toBe(
      `<p>Andas lugnt.</p>${FIGURE.replace('</figure>', '<figcaption>Sjön i dis</figcaption></figure>')}<p>Sedan.</p>`,
    );
  });

  it('keeps everything while the whole text is selected', () => {
    const opened = open('<p>Andas.</p><p>Vila.</p>', extensions);
    opened.commands.selectAll();
    insertPicture(opened, MEDIA, '');
    expect(written(opened)).toBe(`<p>Andas.</p><p>Vila.</p>${FIGURE}`);
  });
});

it('inserts a separator after selected words, which stay', () => {
  const opened = open('<p>Andas |lugnt|.</p><p>Vila.</p>');
  const tool = POST_TOOLS.flat().find(({ name }) => name === 'horizontalRule');
  tool?.run?.(opened);
  expect(written(opened)).toBe('<p>Andas lugnt.</p><hr /><p>Vila.</p>');
});
