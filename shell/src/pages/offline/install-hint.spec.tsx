import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstallHint } from './install-hint';

beforeEach(() => localStorage.clear());

describe('InstallHint', () => {
  it('says how, and goes for good when it is declined', async () => {
    const { unmount } = render(<InstallHint />);
    expect(screen.getByText(/^Lägg Stillsam på hemskärmen, då fungerar det utan nät\. Valet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Nej tack' }));
    expect(screen.queryByText(/hemskärmen/)).not.toBeInTheDocument();
    unmount();
    render(<InstallHint />);
    expect(screen.queryByText(/hemskärmen/)).not.toBeInTheDocument();
  });

  it('lets a browser that offers it install the site', async () => {
    const prompt = jest.fn(() => Promise.resolve());
    render(<InstallHint />);
    act(() => {
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Lägg till' }));
    expect(prompt).toHaveBeenCalledTimes(1);
  });
});
