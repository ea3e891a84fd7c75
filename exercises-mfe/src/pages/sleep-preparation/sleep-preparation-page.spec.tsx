import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { giveSound, giveVoice, takeVoiceAndSound } from '../../../test/heard';
import { showPage } from '../../../test/show-page';
import { enableHistory, eraseHistory, STORED_HISTORY } from '../../features/catalogue/history';
import { EVENING_STEPS, SleepPreparationPage } from './sleep-preparation-page';

let now = 0;
const show = () => showPage(<SleepPreparationPage />, '/resurser/somnforberedelse');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const passes = (milliseconds: number) =>
  act(() => {
    now += milliseconds;
    jest.advanceTimersByTime(milliseconds);
  });
const room = () => document.querySelector('[data-calm="true"]');

beforeEach(() => {
  now = 0;
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 12), doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  jest.useRealTimers();
  takeVoiceAndSound();
  localStorage.clear();
});

describe('the evening session', () => {
  it('lasts ten minutes, and no step is too long to be read aloud in its time', () => {
    expect(EVENING_STEPS.reduce((sum, { seconds = 0 }) => sum + seconds, 0)).toBe(600);
    // A calm voice reads about a hundred and ten words a minute.
    for (const { text, seconds = 0 } of EVENING_STEPS)
      expect(text.split(' ').length / (110 / 60)).toBeLessThan(seconds);
  });

  it('darkens at any hour, ends by itself, stays dark, and goes into the history if the visitor wishes', () => {
    enableHistory();
    show();
    click('Börja');
    expect(room()).toHaveAttribute('data-theme', 'night');
    expect(screen.getByText(EVENING_STEPS[0]?.text ?? '')).toBeVisible();
    passes(599_999);
    expect(screen.getByText(EVENING_STEPS.at(-1)?.text ?? '')).toBeVisible();
    passes(1);
    expect(screen.getByRole('heading', { name: 'God natt' })).toBeVisible();
    expect(room()).not.toBeNull();
    expect(STORED_HISTORY.read().entries.map(({ id }) => id)).toEqual(['sleep-preparation']);
    eraseHistory();
    click('Stäng');
    expect(room()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Tack för stunden' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Läs ”Vaken klockan tre”, kort' })).toBeVisible();
  });

  it.each([
    [14, 'Kvällen börjar redan på dagen', true, 'Den finns kvar till i kväll.'],
    [21, 'Det är kväll.', false, 'Är du fortfarande vaken'],
    [2, 'Det är natt.', false, 'Är du fortfarande vaken'],
  ])('speaks at %i o’clock of what the hour is for', (hour, lead, hasCoffee, ending) => {
    jest.setSystemTime(new Date(2026, 10, 25, hour, 40));
    show();
    expect(screen.getByText(new RegExp(`^${lead}`))).toBeVisible();
    expect(screen.queryByText(/Sista kaffet/) !== null).toBe(hasCoffee);
    expect(screen.queryByText('Räkna bakåt från läggdags') !== null).toBe(hour !== 2);
    click('Börja');
    click('Stopp');
    expect(screen.getByText(new RegExp(`^${ending}`))).toBeVisible();
  });

  it('says what was done when it is stopped, and begins anew', () => {
    show();
    click('Börja');
    passes(45_000);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('heading', { name: 'Tre steg. Det räknas.' })).toHaveFocus();
    click('En gång till');
    expect(screen.getByText(EVENING_STEPS[0]?.text ?? '')).toBeVisible();
  });

  it('makes no sound until the visitor chooses voice and waves, and remembers them', () => {
    const said = giveVoice();
    const heard = giveSound();
    const { unmount } = show();
    expect(screen.getByText(/Lägg telefonen ifrån dig om du lyssnar/)).toBeVisible();
    click('Börja');
    expect([said, heard]).toEqual([[], []]);
    click('Pausa');
    fireEvent.click(screen.getByLabelText('Läs upp texten'));
    fireEvent.click(screen.getByLabelText('Stilla vågor i bakgrunden'));
    click('Fortsätt');
    expect(said).toEqual(['–', EVENING_STEPS[0]?.text]);
    expect(heard).toEqual(['noise', 'tone']);
    passes(570_000);
    expect(heard.at(-1)).toBe('fades in 30 s');
    unmount();
    expect(said.at(-1)).toBe('–');
    expect(heard.at(-1)).toBe('fades in 0 s');
    show();
    expect(screen.getByLabelText('Läs upp texten')).toBeChecked();
  });

  it('says that nothing can be heard where the device has neither voice nor sound', () => {
    show();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByText(/ingen svensk röst/)).toBeVisible();
    expect(screen.getByText(/Ljud går inte att spela/)).toBeVisible();
    expect(screen.queryByText(/om du lyssnar/)).not.toBeInTheDocument();
  });

  it('keeps the note for tomorrow while the session runs', () => {
    show();
    const note = () => screen.getByLabelText('Det som får vänta till i morgon');
    fireEvent.change(note(), { target: { value: 'Ringa banken' } });
    click('Börja');
    expect(note()).not.toBeVisible();
    click('Stopp');
    expect(note()).toBeVisible();
    expect(note()).toHaveValue('Ringa banken');
  });
});
