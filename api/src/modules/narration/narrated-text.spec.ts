import { expect, it } from '@jest/globals';
import { textToSay } from './narrated-text';

it('says the sentences of a text, and none of one that would take hours', async () => {
  const text = await textToSay('<p>Ring 112. Andas ut.</p>', []);
  expect(text.sentences.map(({ spoken }) => spoken)).toEqual(['Ring ett ett två.', 'Andas ut.']);
  const endless = await textToSay(`<p>${'andas '.repeat(80_000)}</p>`, []);
  expect(endless).toEqual({ textHash: expect.stringMatching(/^[0-9a-f]{64}$/), sentences: [] });
});
