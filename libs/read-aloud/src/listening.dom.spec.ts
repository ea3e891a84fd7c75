import { afterEach, describe, expect, it } from '@jest/globals';
import { spokenBlocks } from '@stillsam/post-html/sentences';
import { toSentences } from './listening';

function blocksOf(html: string) {
  const text = document.createElement('div');
  text.innerHTML = html;
  document.body.append(text);
  return spokenBlocks([text]);
}

afterEach(() => document.body.replaceChildren());

describe('the sentences of a page', () => {
  it('marks each where its words stand', () => {
    const sentences = toSentences(blocksOf('<h2>Vad nu?</h2><p>Andas <strong>ut</strong>. Vila.</p>'));
    expect(sentences.map(({ range }) => range.toString())).toEqual(['Vad nu?', 'Andas ut.', 'Vila.']);
  });

  it('marks them where the audio says', () => {
    const spans = [{ block: 1, start: 0, end: 15 }];
    const [sentence, ...rest] = toSentences(blocksOf('<p>Ett.</p><p>Andas ut. Vila.</p>'), spans);
    expect(sentence?.range.toString()).toBe('Andas ut. Vila.');
    expect(rest).toEqual([]);
  });
});
