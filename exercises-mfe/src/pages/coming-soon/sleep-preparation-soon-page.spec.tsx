import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../../../test/show-page';
import { SleepPreparationSoonPage } from './coming-soon-pages';

const at = (hour: number, minute: number, second = 0) => new Date(2026, 10, 21, hour, minute, second);

function showAt(date: Date) {
  jest.setSystemTime(date);
  return showPage(<SleepPreparationSoonPage />, '/resurser/somnforberedelse');
}

const isNight = () => document.documentElement.dataset.theme === 'night';
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const note = () => screen.getByRole('textbox', { name: 'Det som får vänta till i morgon' });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('night mode', () => {
  it.each([
    ['19:59', at(19, 59), false, 'Dagläge'],
    ['20:00', at(20, 0), true, 'Nattläge'],
    ['05:59', at(5, 59), true, 'Nattläge'],
    ['06:00', at(6, 0), false, 'Dagläge'],
  ])('shows its state at %s', (_name, date, night, word) => {
    showAt(date);
    expect(isNight()).toBe(night);
    expect(screen.getByText(word)).toBeVisible();
  });

  it('comes by itself at 20:00 and goes by itself at 06:00', () => {
    showAt(at(19, 59, 30));
    pass(29_999);
    expect(isNight()).toBe(false);
    pass(1);
    expect(isNight()).toBe(true);
    pass(10 * 3_600_000 - 1);
    expect(isNight()).toBe(true);
    pass(1);
    expect(isNight()).toBe(false);
  });

  it('shows the right state at once when the page is seen again after a sleep', () => {
    showAt(at(19, 0));
    jest.setSystemTime(at(23, 0));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(isNight()).toBe(true);
  });

  it('loses nothing that was typed when the hour comes', () => {
    showAt(at(19, 59, 59));
    fireEvent.change(note(), { target: { value: 'Ringa banken' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'E-post' }), { target: { value: 'anna@' } });
    note().focus();
    pass(1_000);
    expect(isNight()).toBe(true);
    expect(note()).toHaveValue('Ringa banken');
    expect(note()).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'E-post' })).toHaveValue('anna@');
  });

  it('leaves no timer behind', () => {
    showAt(at(12, 0)).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the page of sleep preparation', () => {
  beforeEach(() => {
    showAt(at(12, 0));
  });

  it('offers to tell when it is there, and other ways meanwhile', () => {
    expect(screen.getByText('Kommer snart')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Påminn mig' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/resurser',
      '/resurser/mindful-andning',
      '/resurser/sjalvmedkansla',
      '/kunskapsbibliotek?category=somn',
      'tel:1177',
      'https://doi.org/10.1016/j.smrv.2023.101764',
      'https://doi.org/10.5664/jcsm.3170',
      'https://doi.org/10.1037/xge0000374',
    ]);
  });

  it('counts the evening back from when one puts the light out, not from when one wants to sleep', () => {
    expect(screen.getByText('kl. 13:30').closest('li')).toHaveTextContent(
      'Sista kaffet eller teet. Energidryck ännu tidigare.' + 'Minst nio timmar före',
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'När brukar du släcka?' }), {
      target: { value: '0' },
    });
    expect(screen.getByText('kl. 15:00')).toBeVisible();
    expect(screen.getByText('kl. 23:30')).toBeVisible();
  });

  it('puts the note away, keeps it nowhere, and gives it back if asked', () => {
    fireEvent.change(note(), { target: { value: 'Ringa banken' } });
    click('Lägg undan det');
    expect(note()).toHaveValue('');
    expect(screen.getByText('Undanlagt. Nu får det vila till i morgon.')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    click('Ta tillbaka texten');
    expect(note()).toHaveValue('Ringa banken');
    expect(note()).toHaveFocus();
  });

  it('lets no service check the spelling of the note', () => {
    expect(note()).toHaveAttribute('spellcheck', 'false');
    expect(note()).not.toHaveAttribute('name');
  });

  it('has nothing to put away while the note is empty', () => {
    const button = screen.getByRole('button', { name: 'Lägg undan det' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(screen.queryByText(/Undanlagt/)).not.toBeInTheDocument();
  });
});
