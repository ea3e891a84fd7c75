import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { consent, setRuntimeConfig } from '@stillsam/platform';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { choose } from '../../consent/cookie-toggles';
import { CookieSettingsPage } from './cookie-settings-page';

function open() {
  render(
    <MemoryRouter initialEntries={['/cookie-installningar']}>
      <Routes>
        <Route path="/cookie-installningar" element={<CookieSettingsPage />} />
        <Route path="/" element={<p>Startsidan</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  setRuntimeConfig({ apiOrigin: '', siteOrigin: 'https://site.test' });
  localStorage.clear();
  consent.save(null);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('CookieSettingsPage', () => {
  it('starts with everything optional off', () => {
    open();
    expect(screen.getByLabelText('Statistik')).not.toBeChecked();
    expect(screen.getByLabelText('Marknadsföring')).not.toBeChecked();
    expect(screen.getByLabelText('Nödvändiga')).toBeDisabled();
  });

  it('starts with the stored choice', () => {
    choose({ analytics: true, marketing: false });
    open();
    expect(screen.getByLabelText('Statistik')).toBeChecked();
    expect(screen.getByLabelText('Marknadsföring')).not.toBeChecked();
  });

  it('lists every stored item with its purpose and lifetime', () => {
    open();
    const necessary = screen.getByRole('list', { name: 'Nödvändigt' });
    const cart = within(necessary).getByText('varukorg').closest('li');
    expect(Array.from(cart?.children ?? [], (part) => part.textContent)).toEqual([
      'varukorg',
      'Det som ligger i varukorgen, sedan du har ändrat något där',
      'Webbläsarens lagring. Tills du rensar webbplatsens data i webbläsaren.',
    ]);
    expect(screen.getByRole('list', { name: 'Redaktionen' })).toBeInTheDocument();
  });

  it('folds the items of each group behind their number', () => {
    open();
    const { length } = within(screen.getByRole('list', { name: 'Nödvändigt' })).getAllByRole('listitem');
    const title = screen.getByRole('heading', { name: `Nödvändigt · ${length} poster` });
    expect(title.closest('details')).not.toHaveAttribute('open');
    expect(screen.getByRole('heading', { name: 'Mätning av besök · 1 post' })).toBeVisible();
  });

  it('states that nothing uses the choice of marketing', () => {
    open();
    expect(screen.getByLabelText('Marknadsföring')).toHaveAccessibleDescription(
      /Inget använder det här i dag/,
    );
    expect(screen.getByText('Ingenting. Valet finns, men inget använder det i dag.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Marknadsföring' })).toBeNull();
  });

  it('saves, confirms it, and navigates to the start page after two seconds', async () => {
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
