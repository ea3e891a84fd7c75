import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { PATHS } from '@stillsam/paths';
import { suggestionFor } from './start.content';
import { HARDEST, MINUTES } from './start.machine';

const ANSWERS = HARDEST.flatMap((hardest) =>
  MINUTES.flatMap((minutes) => [true, false].map((isNight) => ({ hardest, minutes, isNight }))),
);
const ARTICLES = readdirSync('content/articles').map((file) => `${PATHS.library}/${file.replace('.md', '')}`);

describe('a suggestion', () => {
  it.each(ANSWERS)('leads $hardest, $minutes minutes, night $isNight to a page that exists', (answers) => {
    const { path } = suggestionFor(answers.hardest, answers.minutes, answers.isNight);
    expect([...Object.values(PATHS), ...ARTICLES]).toContain(path.replace(/[?#].*/, ''));
  });

  it.each(ANSWERS.filter(({ minutes }) => minutes === 1))(
    'asks $hardest with one minute for no long text',
    ({ hardest, minutes, isNight }) => {
      const { path } = suggestionFor(hardest, minutes, isNight);
      expect(ARTICLES).not.toContain(path);
    },
  );

  it.each(['sleep', 'tired'] as const)(
    'leads %s with a quarter at night to the evening session',
    (hardest) => {
      expect(suggestionFor(hardest, 15, true).path).toBe(PATHS.sleepPreparation);
      expect(suggestionFor(hardest, 15, false).path).not.toBe(PATHS.sleepPreparation);
    },
  );
});
