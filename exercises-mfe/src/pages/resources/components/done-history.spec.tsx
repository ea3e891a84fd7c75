import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { refuseStorage, showPage } from '../../../../test/show-page';
import {
  enableHistory,
  eraseHistory,
  recordCompletion,
  STORED_COUNT,
} from '../../../features/catalogue/history';
import { DoneHistory, InstallHint } from './done-history';

const show = () => showPage(<DoneHistory />, '/resurser');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  eraseHistory();
  STORED_COUNT.clear();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
});

describe('the history', () => {
  it('stays off by default, describes its content, and records nothing', () => {
    show();
    act(() => recordCompletion('self-compassion'));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    click('Kom ihåg åt mig');
    expect(screen.getByText(/Här är det tomt än så länge/)).toBeVisible();
  });

  it('lists finished exercises, newest first, as links with their time', () => {
    show();
    click('Kom ihåg åt mig');
    act(() => recordCompletion('self-compassion', new Date(2026, 2, 5, 21, 15).getTime()));
    act(() => recordCompletion('recovery-test', new Date(2026, 2, 6, 7, 5).getTime()));
    const lines = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'ÅterhämtningstestSenast: 6 mars 2026 kl. 07:05',
      'Självmedkänsla5 mars 2026 kl. 21:15',
    ]);
    expect(screen.getByRole('link', { name: 'Självmedkänsla' })).toHaveAttribute(
      'href',
      '/resurser/sjalvmedkansla',
    );
  });

  it('goes by one click without a remainder', () => {
    show();
    click('Kom ihåg åt mig');
    act(() => recordCompletion('self-compassion'));
    expect(screen.getByRole('heading', { name: 'Det du har gjort' })).toHaveFocus();
    click('Radera allt');
    expect(screen.getByRole('heading', { name: 'Det du har gjort' })).toHaveFocus();
    expect(localStorage).toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent('Historiken är raderad och inget mer sparas.');
    expect(screen.getByRole('button', { name: 'Kom ihåg åt mig' })).toBeVisible();
  });

  it('shows, with a note, when the browser stores nothing', () => {
    const allow = refuseStorage();
    show();
    click('Kom ihåg åt mig');
    act(() => recordCompletion('self-compassion'));
    expect(screen.getByRole('link', { name: 'Självmedkänsla' })).toBeVisible();
    expect(screen.getByText(/Din webbläsare sparar inte listan/)).toBeVisible();
    allow();
  });
});

describe('the hint to put the site on the home screen', () => {
  const prompt = jest.fn(() => Promise.resolve());
  const showHint = () => showPage(<InstallHint />, '/resurser');
  const offer = () =>
    act(() => {
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  const finish = (times: number) =>
    act(() => {
      for (let done = 0; done < times; done += 1) recordCompletion('mindful-breathing');
    });
  const hint = () => screen.queryByText(/hemskärmen/);

  afterEach(() => {
    prompt.mockClear();
  });

  it('comes after the second exercise, in a browser that can do it', () => {
    showHint();
    finish(1);
    offer();
    expect(hint()).toBeNull();
    finish(1);
    expect(hint()).toHaveTextContent('Lägg Stillsam på hemskärmen, då fungerar det utan nät.');
    fireEvent.click(screen.getByRole('button', { name: 'Lägg till' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(hint()).toBeNull();
  });

  it('stays away where the browser cannot', () => {
    showHint();
    finish(3);
    expect(hint()).toBeNull();
  });

  it('names the menu on an iPhone', () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    showHint();
    finish(2);
    expect(hint()).toHaveTextContent(/delningsmenyn/);
    expect(screen.queryByRole('button', { name: 'Lägg till' })).not.toBeInTheDocument();
  });

  it('goes for good when it is declined', () => {
    const { unmount } = showHint();
    finish(2);
    offer();
    fireEvent.click(screen.getByRole('button', { name: 'Nej tack' }));
    expect(hint()).toBeNull();
    unmount();
    showHint();
    offer();
    expect(hint()).toBeNull();
  });

  it('counts in the tab, and those of other days only in the history that was turned on', () => {
    finish(2);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage.getItem('stillsam.ovning.antal')).toBe('2');
    enableHistory();
    finish(2);
    STORED_COUNT.clear();
    showHint();
    offer();
    expect(hint()).toBeVisible();
  });
});
