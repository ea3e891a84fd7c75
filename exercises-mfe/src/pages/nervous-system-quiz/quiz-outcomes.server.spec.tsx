/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { QuizResult } from './nervous-system-quiz-page';
import { OUTCOME_TEXTS, type AnswerPoints } from './quiz.copy';
import { bandOf, heaviestAnswers, outcomeOf, quizScore } from './quiz.machine';

const POINTS: readonly AnswerPoints[] = [1, 2, 3, 4];
/** Every way to answer the five questions: 4^5. */
const ALL = POINTS.flatMap((a) =>
  POINTS.flatMap((b) => POINTS.flatMap((c) => POINTS.flatMap((d) => POINTS.map((e) => [a, b, c, d, e])))),
);
/** What the texts of the calm bands say to calm. */
const REASSURANCE = [
  OUTCOME_TEXTS.balanced.title,
  OUTCOME_TEXTS.mild.title,
  OUTCOME_TEXTS.balanced.text,
  OUTCOME_TEXTS.mild.text,
  'små medel',
  'räcker långt',
  '5–8 lugnt',
  'så är det för många',
];

const resultOf = (answers: readonly AnswerPoints[]) => ({
  score: quizScore({ answers: [...answers] }) ?? 0,
  heaviest: heaviestAnswers({ answers: [...answers] }),
});

function htmlOf(answers: readonly AnswerPoints[]): string {
  const element = <QuizResult {...resultOf(answers)} onRestart={() => undefined} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

describe('the outcome of every way to answer the quiz', () => {
  it('covers them all', () => {
    expect(ALL).toHaveLength(1024);
  });

  it('keeps the specified band where no answer is the heaviest', () => {
    for (const answers of ALL.filter((each) => !each.includes(4))) {
      const { score, heaviest } = resultOf(answers);
      expect(outcomeOf(score, heaviest)).toBe(bandOf(score));
    }
  });

  it('shows text and crisis card of a high score for two heaviest answers, whatever the sum', () => {
    for (const answers of ALL) {
      const { score, heaviest } = resultOf(answers);
      const isHigh = bandOf(score) === 'high' || answers.filter((points) => points === 4).length > 1;
      expect(outcomeOf(score, heaviest) === 'high').toBe(isHigh);
    }
    expect(htmlOf([4, 4, 1, 1, 1])).toContain(OUTCOME_TEXTS.high.text);
    expect(htmlOf([4, 4, 1, 1, 1])).toContain('tel:90390');
    expect(htmlOf([4, 3, 1, 1, 1])).not.toContain('tel:90390');
  });

  it('never reassures after a heaviest answer, and names a number to call', () => {
    for (const answers of ALL.filter((each) => each.includes(4))) {
      const html = htmlOf(answers);
      for (const words of REASSURANCE) expect(html).not.toContain(words);
      expect(html).toContain(
        'valde du det tyngsta svaret. Det är värt att ta på allvar, vad summan än säger.',
      );
      expect(html).toContain('href="tel:1177"');
    }
  });

  it('says nothing of a heaviest answer where there is none', () => {
    expect(htmlOf([3, 3, 3, 3, 2])).not.toContain('tyngsta svaret');
    expect(htmlOf([1, 1, 1, 1, 1])).toContain(OUTCOME_TEXTS.balanced.title);
  });
});
