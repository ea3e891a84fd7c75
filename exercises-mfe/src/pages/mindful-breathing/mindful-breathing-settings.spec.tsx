import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  fakeBrowser,
  OUT_AT_MS,
  click,
  page,
  pass,
  phase,
  reduceMotion,
  spoken,
  stage,
} from '../../../test/breathing-page';
import { DEFAULT_SETTINGS, STORED_SETTINGS } from './guidance';
import { STORED_HISTORY, enableHistory } from '../../features/catalogue/history';

fakeBrowser();

describe('the settings form', () => {
  const choose = (name: string | RegExp) => fireEvent.click(screen.getByLabelText(name));

  it('gives ten minutes without a pause alone, and five when a pause is chosen after that', () => {
    render(page());
    expect(screen.queryByRole('radio', { name: '10 minuter' })).not.toBeInTheDocument();
    expect(screen.getByText(/kan du välja tio minuter/)).toBeVisible();
    choose('Jämn');
    choose('10 minuter');
    expect(screen.queryByText(/kan du välja tio minuter/)).not.toBeInTheDocument();
    choose('Lång utandning');
    expect(screen.getByRole('radio', { name: '5 minuter' })).toBeChecked();
    expect(screen.getByText(/^Fem minuter, 25 lugna andetag/)).toBeVisible();
  });

  it('begins with three minutes of the site’s own rhythm with bubble and words', () => {
    render(page());
    expect(screen.getByRole('radio', { name: '3 minuter' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Stillsam' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Bubblan' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Orden' })).toBeChecked();
  });

  it('takes the rhythm without a pause from the address until the visitor chooses, and stores the choice', () => {
    const { unmount } = render(page('/resurser/mindful-andning?rytm=jamn'));
    expect(screen.getByRole('radio', { name: 'Jämn' })).toBeChecked();
    expect(STORED_SETTINGS.read()).toEqual(DEFAULT_SETTINGS);
    click('START');
    pass(5_010);
    expect(phase()).toBe('out');
    click('STOP');
    choose('Lång utandning');
    expect(screen.getByRole('radio', { name: 'Lång utandning' })).toBeChecked();
    expect(STORED_SETTINGS.read().rhythm).toBe('lang-ut');
    unmount();
    render(page('/resurser/mindful-andning?rytm=stillsam'));
    expect(screen.getByRole('radio', { name: 'Lång utandning' })).toBeChecked();
  });

  it('sets length and rhythm, and stores its values', () => {
    const { unmount } = render(page());
    choose('1 minut');
    choose('Jämn');
    click('START');
    pass(5_010);
    expect(phase()).toBe('out');
    pass(55_000);
    expect(screen.getByRole('heading', { name: 'En minut har gått' })).toBeVisible();
    choose('10 minuter');
    expect(screen.getByRole('heading', { name: 'En minut har gått' })).toBeVisible();
    unmount();
    render(page());
    expect(screen.getByRole('radio', { name: '10 minuter' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Jämn' })).toBeChecked();
  });

  it('hides the words and their announcement, and shows them without another guide', () => {
    render(page());
    choose('Orden');
    click('START');
    expect(spoken()).toBe('');
    expect(stage()).not.toHaveTextContent('Andas in');
    choose('Bubblan');
    expect(stage().dataset.sight).toBe('false');
    expect(stage()).toHaveTextContent('Andas in');
    expect(screen.getByText(/Välj minst ett sätt/)).toBeInTheDocument();
  });

  it('disables a guide that the device does not support', () => {
    render(page());
    expect(screen.getByRole('checkbox', { name: 'Vibration' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'En mjuk ton' })).toBeDisabled();
    expect(screen.getAllByText('Går inte på den här enheten.')).toHaveLength(2);
  });

  it('makes the telephone vibrate once a phase', () => {
    const vibrate = jest.fn(() => true);
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
    render(page());
    choose('Vibration');
    click('START');
    for (let step = 0; step < 201; step += 1) pass(100);
    expect(vibrate.mock.calls).toEqual([[[90]], [[40, 90, 40]], [[220]], [[90]]]);
    Reflect.deleteProperty(navigator, 'vibrate');
  });
});

describe('still mode', () => {
  it('replaces motion by words and a highlighted arc that change with the phase', () => {
    reduceMotion();
    render(page());
    click('START');
    expect(stage().dataset.still).toBe('true');
    expect(within(stage()).getByText('knappt sex sekunder')).toBeInTheDocument();
    expect(stage().querySelector('[data-active="true"]')).toHaveAttribute('data-arc', 'in');
    pass(OUT_AT_MS + 10);
    expect(within(stage()).getByText('drygt åtta sekunder')).toBeInTheDocument();
    expect(stage().querySelectorAll('[data-active="true"]')).toHaveLength(1);
    expect(stage().querySelector('[data-active="true"]')).toHaveAttribute('data-arc', 'out');
  });

  it('follows the system’s setting while the exercise runs', () => {
    render(page());
    click('START');
    expect(stage().dataset.still).toBe('false');
    reduceMotion();
    expect(stage().dataset.still).toBe('true');
    expect(phase()).toBe('in');
  });

  it('follows the site’s own accessibility setting', async () => {
    render(page());
    document.documentElement.dataset.motion = 'reduced';
    await act(async () => Promise.resolve());
    expect(stage().dataset.still).toBe('true');
  });
});

describe('the history', () => {
  it('holds a finished exercise, if the visitor turned it on', () => {
    enableHistory();
    render(page());
    click('START');
    pass(60_000);
    click('STOP');
    expect(STORED_HISTORY.read().entries).toEqual([]);
    click('START');
    pass(180_010);
    expect(STORED_HISTORY.read().entries).toMatchObject([{ id: 'mindful-breathing' }]);
  });
});
