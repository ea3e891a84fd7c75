import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { consent } from '@stillsam/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { choose } from '../../consent/optional-cookies';
import { CookieSettings } from './cookie-settings';

function open() {
  render(
    <MemoryRouter initialEntries={['/cookie-installningar']}>
      <Routes>
        <Route path="/cookie-installningar" element={<CookieSettings />} />
        <Route path="/" element={<p>Startsidan</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  localStorage.clear();
  consent.save(null);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('CookieSettings', () => {
  it('starts with everything optional off', () => {
    open();
    expect(screen.getByLabelText('Statistik')).not.toBeChecked();
    expect(screen.getByLabelText('Marknadsföring')).not.toBeChecked();
    expect(screen.getByLabelText('Nödvändiga')).toBeDisabled();
  });

  it('starts as it was chosen before', () => {
    choose({ analytics: true, marketing: false });
    open();
    expect(screen.getByLabelText('Statistik')).toBeChecked();
    expect(screen.getByLabelText('Marknadsföring')).not.toBeChecked();
  });

  it('saves, says so, and leads to the start page after two seconds', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open();
    await user.click(screen.getByLabelText('Statistik'));
    await user.click(screen.getByRole('button', { name: 'Spara inställningar' }));
    expect(localStorage.getItem('cookie-consent')).toBe('custom');
    expect(screen.getByRole('status')).toHaveTextContent('Dina val är sparade.');
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(screen.queryByText('Startsidan')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Startsidan')).toBeVisible();
  });
});
