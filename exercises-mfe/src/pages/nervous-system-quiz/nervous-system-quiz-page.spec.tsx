import { afterEach, describe, expect, it } from '@jest/globals';
import { STORED_PLAN } from '@stillsam/my-plan';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { refuseStorage, showPage } from '../../../test/show-page';
import { STORED_HISTORY, enableHistory, eraseHistory } from '../../features/catalogue/history';
import { NervousSystemQuizPage } from './nervous-system-quiz-page';
import { OUTCOME_TEXTS, QUIZ_QUESTIONS } from './quiz.copy';

const PATH = '/resurser/nervsystem-quiz';
const show = (...entries: string[]) =>
  showPage(<NervousSystemQuizPage />, ...(entries.length ? entries : [PATH]));
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const questionOf = (step: number) => QUIZ_QUESTIONS[step - 1]?.question ?? '';
const heading = () => screen.getByRole('heading', { level: 2 });

/** Answers from the current question on, by the given points. */
function answer(...points: number[]): void {
  for (const each of points) {
    const buttons = within(screen.getByRole('list', { name: String(heading().textContent) })).getAllByRole(
      'button',
    );
    const button = buttons[each - 1];
    if (!button) throw new Error(`There is no answer of ${each} points.`);
    fireEvent.click(button);
  }
}

afterEach(() => sessionStorage.clear());

describe('the nervous system quiz', () => {
  it('moves on with each answer, and moves the focus to the question', () => {
    const { address } = show();
    click('Börja');
    for (let step = 1; step <= 5; step += 1) {
      expect(heading()).toHaveTextContent(questionOf(step));
      expect(heading()).toHaveFocus();
      expect(address()).toBe(`${PATH}?steg=${step}`);
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Fråga ${step} av 5`);
      answer(2);
    }
    expect(address()).toBe(`${PATH}?steg=resultat`);
    expect(heading()).toHaveTextContent(OUTCOME_TEXTS.mild.title);
    expect(heading()).toHaveFocus();
    expect(screen.getByText('Summa 10 (5–20, lägre är lugnare).')).toBeVisible();
  });

  it.each([
    [[1, 1, 1, 1, 1], 'balanced'],
    [[2, 2, 2, 1, 1], 'balanced'],
    [[2, 2, 2, 2, 1], 'mild'],
    [[3, 3, 3, 2, 2], 'mild'],
    [[3, 3, 3, 3, 2], 'high'],
    [[4, 4, 4, 4, 4], 'high'],
    [[4, 1, 1, 1, 1], 'heavy'],
    [[1, 2, 1, 1, 4], 'heavy'],
    [[4, 3, 2, 2, 2], 'heavy'],
    [[4, 3, 3, 2, 2], 'high'],
    [[4, 4, 1, 1, 1], 'high'],
  ] as const)('leads %j to %s, with the crisis card for high alone', (points, band) => {
    show();
    click('Börja');
    answer(...points);
    expect(heading()).toHaveTextContent(OUTCOME_TEXTS[band].title);
    const hasHeaviest = points.some((each) => each === 4);
    expect(screen.queryByText(/valde du det tyngsta svaret/) !== null).toBe(hasHeaviest);
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said).toEqual(expect.arrayContaining([...OUTCOME_TEXTS[band].nextSteps]));
    const card = screen.queryByRole('region', { name: 'Om det känns för tungt just nu' });
    expect(card !== null).toBe(band === 'high');
  });

  it('sets its first suggestion down in the own plan', () => {
    show();
    click('Börja');
    answer(2, 2, 2, 2, 1);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Andas i tre minuter' });
    click('Lägg i Min plan');
    expect(STORED_PLAN.read().things).toEqual([
      { title: 'Andas i tre minuter', path: new URL(href).pathname },
    ]);
    act(() => STORED_PLAN.clear());
  });

  it('takes a single heaviest answer seriously, whatever the sum, with a number to call', () => {
    show();
    click('Börja');
    answer(1, 1, 1, 1, 4);
    const note = screen.getByText(/På en fråga valde du det tyngsta svaret\./);
    expect(note).toHaveTextContent('Det är värt att ta på allvar, vad summan än säger.');
    expect(within(note).getByRole('link', { name: '1177' })).toHaveAttribute('href', 'tel:1177');
    expect(screen.getByText('Summa 8 (5–20, lägre är lugnare).')).toBeVisible();
    expect(screen.queryByText(/5–8 lugnt/)).not.toBeInTheDocument();
  });

  it('goes one step back by the browser’s button, with the answer still marked', async () => {
    const { goBack } = show('/resurser', PATH);
    click('Börja');
    answer(3, 1);
    await goBack();
    expect(heading()).toHaveTextContent(questionOf(2));
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await goBack();
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(
      QUIZ_QUESTIONS[0]?.answers[2] ?? '',
    );
  });

  it('goes back by its own button without lengthening the history', async () => {
    const { address, goBack } = show('/resurser', PATH);
    click('Börja');
    answer(3);
    click('Föregående fråga');
    await screen.findByRole('heading', { name: questionOf(1) });
    await goBack();
    expect(address()).toBe(PATH);
  });

  it('offers a returning visitor to resume at the last step', () => {
    const first = show();
    click('Börja');
    answer(4, 4);
    first.unmount();
    const { address } = show();
    expect(heading()).toHaveTextContent('Du har börjat här tidigare');
    click('Fortsätt där du var');
    expect(address()).toBe(`${PATH}?steg=3`);
    answer(4, 4, 4);
    expect(screen.getByText('Summa 20 (5–20, lägre är lugnare).')).toBeVisible();
  });

  it('goes once into the history when it is done, if the visitor turned it on', async () => {
    const done = () => STORED_HISTORY.read().entries.map(({ id }) => id);
    enableHistory();
    const { goBack } = show();
    click('Börja');
    answer(1, 1, 1, 1);
    expect(done()).toEqual([]);
    answer(1);
    expect(done()).toEqual(['nervous-system-quiz']);
    await goBack();
    answer(4);
    expect(done()).toEqual(['nervous-system-quiz']);
    click('Gör om testet');
    click('Börja');
    answer(2, 2, 2, 2, 2);
    expect(done()).toEqual(['nervous-system-quiz', 'nervous-system-quiz']);
    eraseHistory();
  });

  it('offers a visitor who has finished to see the result again', () => {
    const first = show();
    click('Börja');
    answer(1, 1, 1, 1, 1);
    first.unmount();
    const { address } = show();
    expect(heading()).toHaveTextContent('Du har gått igenom det här tidigare');
    expect(screen.queryByRole('button', { name: 'Fortsätt där du var' })).not.toBeInTheDocument();
    click('Se hur det blev');
    expect(address()).toBe(`${PATH}?steg=resultat`);
    expect(screen.getByText('Summa 5 (5–20, lägre är lugnare).')).toBeVisible();
  });

  it('resumes at the last question, also after going back', async () => {
    const first = show('/resurser', PATH);
    click('Börja');
    answer(1, 2);
    await first.goBack();
    first.unmount();
    const { address } = show();
    click('Fortsätt där du var');
    expect(address()).toBe(`${PATH}?steg=2`);
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(
      QUIZ_QUESTIONS[1]?.answers[1] ?? '',
    );
  });

  it('starts over on request, and drops the answers', () => {
    const first = show();
    click('Börja');
    answer(4, 4);
    first.unmount();
    show();
    click('Börja om');
    expect(heading()).toHaveTextContent('Fem korta frågor');
    expect(sessionStorage.length).toBe(0);
  });

  it('continues without a choice after a reload', () => {
    const first = show();
    click('Börja');
    answer(1, 2);
    first.unmount();
    show(`${PATH}?steg=3`);
    expect(heading()).toHaveTextContent(questionOf(3));
  });

  it.each(['?steg=4', '?steg=resultat', '?steg=finns-inte'])(
    'shows the first step at %s without answers',
    (search) => {
      const { address } = show(PATH + search);
      expect(heading()).toHaveTextContent(/frågor|Hur/);
      expect(address()).not.toContain('resultat');
    },
  );

  it('restarts from the result without the old answers', () => {
    show();
    click('Börja');
    answer(1, 1, 1, 1, 1);
    click('Gör om testet');
    expect(heading()).toHaveTextContent('Fem korta frågor');
    click('Börja');
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  });

  it('keeps the answers on the screen and reports it when the storage refuses', () => {
    const allow = refuseStorage();
    const { unmount } = show();
    click('Börja');
    answer(1);
    expect(screen.getByText(/Din webbläsare sparar ingenting här/)).toBeVisible();
    answer(1, 1, 1, 1);
    expect(screen.getByText('Summa 5 (5–20, lägre är lugnare).')).toBeVisible();
    click('Gör om testet');
    unmount();
    allow();
  });
});
