import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { atStep, type QuestionnaireEvent } from '../../features/exercise-flow/step-machine';
import type { AnswerPoints } from './quiz.copy';
import { bandOf, heaviestAnswers, outcomeOf, QUIZ_MACHINE, quizScore, type QuizState } from './quiz.machine';

type QuizEvent = QuestionnaireEvent<AnswerPoints>;

const points = fc.constantFrom<AnswerPoints>(1, 2, 3, 4);
const fiveAnswers = fc.array(points, { minLength: 5, maxLength: 5 });
const event: fc.Arbitrary<QuizEvent> = fc.oneof(
  fc.constant<QuizEvent>({ type: 'began' }),
  points.map((value): QuizEvent => ({ type: 'answered', answer: value })),
);

const after = (events: readonly QuizEvent[], from: QuizState = QUIZ_MACHINE.initial) =>
  events.reduce(QUIZ_MACHINE.reduce, from);
const answered = (answers: readonly AnswerPoints[]) =>
  after([{ type: 'began' }, ...answers.map((value): QuizEvent => ({ type: 'answered', answer: value }))]);

describe('bandOf', () => {
  it.each([
    [5, 'balanced'],
    [8, 'balanced'],
    [9, 'mild'],
    [13, 'mild'],
    [14, 'high'],
    [20, 'high'],
  ] as const)('puts %i in %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});

describe('outcomeOf', () => {
  it.each([
    [8, 0, 'balanced'],
    [8, 1, 'heavy'],
    [13, 1, 'heavy'],
    [14, 1, 'high'],
    [11, 2, 'high'],
  ] as const)('leads a sum of %i with %i heaviest answers to %s', (score, heaviest, outcome) => {
    expect(outcomeOf(score, heaviest)).toBe(outcome);
  });

  it('counts the heaviest answers among the given ones', () => {
    expect(heaviestAnswers({ answers: [4, null, 3, 4, 1] })).toBe(2);
  });
});

describe('the quiz', () => {
  it('adds up any five answers to 5 to 20, and shows the result after the fifth', () => {
    fc.assert(
      fc.property(fiveAnswers, (answers) => {
        const state = answered(answers);
        const sum = answers.reduce((total: number, value) => total + value, 0);
        expect(state.step).toBe(6);
        expect(quizScore(state)).toBe(sum);
        expect(sum).toBeGreaterThanOrEqual(5);
        expect(sum).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('never scores lower for a more strained answer', () => {
    const order = ['balanced', 'mild', 'high'];
    fc.assert(
      fc.property(fiveAnswers, fc.nat(4), (answers, place) => {
        const worse = answers.map((value, index): AnswerPoints => (index === place ? 4 : value));
        const rank = (list: readonly AnswerPoints[]) => order.indexOf(bandOf(quizScore(answered(list)) ?? 0));
        expect(rank(worse)).toBeGreaterThanOrEqual(rank(answers));
      }),
    );
  });

  it('has no score before the last answer', () => {
    expect(quizScore(answered([1, 2, 3, 4]))).toBeNull();
  });

  it('stays within its steps and never passes an unanswered question, whatever the events are', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), fc.integer({ min: -5, max: 50 }), (events, wanted) => {
        const state = after(events);
        expect(state.step).toBeLessThanOrEqual(QUIZ_MACHINE.furthest(state));
        const moved = atStep(QUIZ_MACHINE, state, wanted);
        expect(moved.step).toBeGreaterThanOrEqual(0);
        expect(moved.step).toBeLessThanOrEqual(QUIZ_MACHINE.furthest(state));
        expect(moved.answers).toBe(state.answers);
      }),
    );
  });

  it('lets an answer be changed after going back, and keeps the others', () => {
    const back = atStep(QUIZ_MACHINE, answered([1, 1, 1, 1, 1]), 3);
    const changed = QUIZ_MACHINE.reduce(back, { type: 'answered', answer: 4 });
    expect(changed).toEqual({ step: 4, answers: [1, 1, 4, 1, 1] });
  });

  it('ignores an answer before the first question and after the last', () => {
    const done = answered([4, 4, 4, 4, 4]);
    expect(QUIZ_MACHINE.reduce(done, { type: 'answered', answer: 1 })).toBe(done);
    expect(QUIZ_MACHINE.reduce(QUIZ_MACHINE.initial, { type: 'answered', answer: 1 })).toBe(
      QUIZ_MACHINE.initial,
    );
  });

  it('parses a stored state and rejects other values', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 9 }), (events) => {
        const state = after(events);
        expect(QUIZ_MACHINE.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (candidate) => {
        expect(QUIZ_MACHINE.parse(candidate)).toBeNull();
      }),
    );
    expect(QUIZ_MACHINE.parse({ step: 2, answers: [1, 2, 3, 4, 5] })).toBeNull();
    expect(QUIZ_MACHINE.parse({ step: 9, answers: [1, 1, 1, 1, 1] })).toBeNull();
  });
});

describe('the stored quiz', () => {
  it('has a key of its own, and a step for each question between start and result', () => {
    expect(QUIZ_MACHINE.storageKey).toBe('stillsam.ovning.nervsystem-quiz');
    expect(QUIZ_MACHINE.steps).toEqual(['start', '1', '2', '3', '4', '5', 'resultat']);
    expect(QUIZ_MACHINE.initial).toEqual({ step: 0, answers: [null, null, null, null, null] });
  });

  it('counts as none with too few answers, too many, or another step', () => {
    for (const answers of [[1, 1, 1, 1], [1, 1, 1, 1, 1, 1], 'answers', undefined])
      expect(QUIZ_MACHINE.parse({ step: 1, answers })).toBeNull();
    expect(QUIZ_MACHINE.parse({ step: '1', answers: [1, 1, 1, 1, 1] })).toBeNull();
  });

  it('has begun once a question is answered', () => {
    expect(QUIZ_MACHINE.hasBegun(answered([]))).toBe(false);
    expect(QUIZ_MACHINE.hasBegun(answered([1]))).toBe(true);
  });

  it('opens the question after the last answer, and the result after all', () => {
    expect(
      [0, 1, 4, 5].map((count) =>
        QUIZ_MACHINE.furthest(answered([1, 2, 3, 4, 1].slice(0, count) as AnswerPoints[])),
      ),
    ).toEqual([1, 2, 5, 6]);
  });

  it('begins at the introduction alone', () => {
    const second = answered([1]);
    expect(QUIZ_MACHINE.reduce(second, { type: 'began' })).toBe(second);
  });
});
