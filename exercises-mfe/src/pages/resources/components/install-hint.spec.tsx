import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../../../../test/show-page';
import {
  enableHistory,
  eraseHistory,
  recordCompletion,
  STORED_COUNT,
} from '../../../features/catalogue/history';
import { InstallHint } from './done-history';

const prompt = jest.fn(() => Promise.resolve());
const show = () => showPage(<InstallHint />, '/resurser');
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
  eraseHistory();
  STORED_COUNT.clear();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
  prompt.mockClear();
});

describe('the hint to put the site on the home screen', () => {
  it('comes after the second exercise, in a browser that can do it', () => {
    show();
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
    show();
    finish(3);
    expect(hint()).toBeNull();
  });

  it('names the menu on an iPhone', () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    show();
    finish(2);
    expect(hint()).toHaveTextContent(/delningsmenyn/);
    expect(screen.queryByRole('button', { name: 'Lägg till' })).not.toBeInTheDocument();
  });

  it('goes for good when it is declined', () => {
    const { unmount } = show();
    finish(2);
    offer();
    fireEvent.click(screen.getByRole('button', { name: 'Nej tack' }));
    expect(hint()).toBeNull();
    unmount();
    show();
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
    show();
    offer();
    expect(hint()).toBeVisible();
  });
});
