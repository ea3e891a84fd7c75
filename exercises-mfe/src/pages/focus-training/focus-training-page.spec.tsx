import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { STORED_PLAN } from '@stillsam/my-plan';
import { act, fireEvent, screen } from '@testing-library/react';
import { giveSound, takeVoiceAndSound } from '../../../test/heard';
import { showPage } from '../../../test/show-page';
import { FOCUS_MINUTES, focusSteps, FocusTrainingPage } from './focus-training-page';

let now = 0;
const passes = (milliseconds: number) =>
  act(() => {
    now += milliseconds;
    jest.advanceTimersByTime(milliseconds);
  });
const begin = () => fireEvent.click(screen.getAllByRole('button', { name: 'Börja' })[0] ?? document.body);

beforeEach(() => {
  now = 0;
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(window, {
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});

afterEach(() => {
  jest.useRealTimers();
  takeVoiceAndSound();
  localStorage.clear();
});

describe('the focus training', () => {
  it.each(FOCUS_MINUTES)('lasts %i minutes exactly', (minutes) => {
    expect(focusSteps(minutes).reduce((sum, { seconds = 0 }) => sum + seconds, 0)).toBe(minutes * 60);
  });

  it('goes as long as the visitor chose, with a soft tone at each step if they wish', () => {
    const heard = giveSound();
    showPage(<FocusTrainingPage />, '/resurser/fokustraning');
    fireEvent.click(screen.getByRole('radio', { name: '3 minuter' }));
    fireEvent.click(screen.getByLabelText('En mjuk ton vid varje steg'));
    begin();
    expect(heard).toEqual(['tone']);
    passes(179_999);
    expect(screen.getByText(/Titta upp. Vidga blicken/)).toBeVisible();
    passes(1);
    expect(screen.getByRole('heading', { name: 'Tack för stunden' })).toHaveFocus();
    const next = screen.getByRole('link', { name: 'Fem sekunder till' });
    expect(next).toHaveAttribute('href', '/resurser/fokustraning#en-punkt');
    expect(document.getElementById('en-punkt')).toHaveTextContent('Fem sekunder, en punkt');
  });

  it('can be set down in the own plan once it is over', () => {
    showPage(<FocusTrainingPage />, '/resurser/fokustraning');
    begin();
    passes(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Lägg i Min plan' }));
    expect(STORED_PLAN.read().things).toEqual([{ title: 'Fokusträning', path: '/resurser/fokustraning' }]);
    act(() => STORED_PLAN.clear());
  });

  it('has the meter of five seconds below', () => {
    showPage(<FocusTrainingPage />, '/resurser/fokustraning');
    expect(screen.getByRole('region', { name: 'Fem sekunder, en punkt' })).toBeVisible();
  });
});
