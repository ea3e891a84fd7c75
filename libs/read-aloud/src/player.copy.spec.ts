import { expect, it } from '@jest/globals';
import { voiceInWords } from './player.copy';

it('says of every voice that a computer made it', () => {
  expect(voiceInWords({ voice: 'Alma', is_test: false })).toBe('Datorröst: Alma.');
  expect(voiceInWords({ voice: 'espeak-ng', is_test: true })).toBe('Provröst, gjord av en dator.');
});
