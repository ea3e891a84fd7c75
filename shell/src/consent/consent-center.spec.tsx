import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { consent } from '@stillsam/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { setAnalyticsConfig } from './analytics-config';
import { ConsentCenter } from './consent-center';
import { choose } from './optional-cookies';

const SERVICE = { scriptUrl: 'https://stats.example/js/script.js', domain: 'stillsam.example' };

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[data-analytics]');
const banner = () => screen.queryByRole('region', { name: 'Samtycke till kakor' });

function open(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ConsentCenter />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  localStorage.clear();
  consent.save(null);
  setAnalyticsConfig(SERVICE);
});

afterEach(() => scripts().forEach((script) => script.remove()));

describe('ConsentCenter', () => {
  it('offers three equal choices, and loads nothing before one is made', () => {
    open();
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Inställningar',
      'Avvisa',
      'Acceptera alla',
    ]);
    expect(new Set(buttons.map((button) => button.className)).size).toBe(1);
    expect(scripts()).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['Acceptera alla', 'all', 1],
    ['Avvisa', 'essential', 0],
  ])('%s hides the banner, stores %s and announces it', async (name, value, count) => {
    open();
    await click(name);
    expect(banner()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Ditt val är sparat.');
    expect(localStorage.getItem('cookie-consent')).toBe(value);
    expect(Date.parse(localStorage.getItem('cookie-consent-date') ?? '')).not.toBeNaN();
    expect(scripts()).toHaveLength(count);
  });

  it('has toggles that start off, a functional one that stays on, and a way back', async () => {
    open();
    await click('Inställningar');
    expect(screen.getByRole('heading', { name: 'Välj vad som får sparas' })).toHaveFocus();
    expect(await screen.findByLabelText('Nödvändiga')).toBeChecked();
    expect(screen.getByLabelText('Nödvändiga')).toBeDisabled();
    expect(screen.getByLabelText('Statistik')).not.toBeChecked();
    expect(screen.getByLabelText('Marknadsföring')).not.toBeChecked();
    await click('Tillbaka');
    expect(screen.getByRole('button', { name: 'Avvisa' })).toBeVisible();
  });

  it('stores a choice made by the toggles', async () => {
    open();
    await click('Inställningar');
    await userEvent.click(await screen.findByLabelText('Marknadsföring'));
    await click('Spara inställningar');
    expect(localStorage.getItem('cookie-consent')).toBe('custom');
    expect(localStorage.getItem('analytics-cookies')).toBe('false');
    expect(localStorage.getItem('marketing-cookies')).toBe('true');
    expect(scripts()).toHaveLength(0);
  });

  it('is hidden on the page of the cookie settings', () => {
    open('/cookie-installningar');
    expect(banner()).toBeNull();
  });
});

describe('analytics', () => {
  it('loads the configured script, once', () => {
    choose({ analytics: true, marketing: false });
    open();
    act(() => choose({ analytics: true, marketing: true }));
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).toHaveAttribute('src', SERVICE.scriptUrl);
    expect(scripts()[0]).toHaveAttribute('data-domain', SERVICE.domain);
  });

  it('stops and removes its script and cookies when consent is withdrawn', () => {
    choose({ analytics: true, marketing: false });
    open();
    document.cookie = '_visit=1; path=/';
    Reflect.set(window, 'plausible', () => undefined);
    act(() => choose({ analytics: false, marketing: false }));
    expect(scripts()).toHaveLength(0);
    expect(document.cookie).toBe('');
    expect(Reflect.has(window, 'plausible')).toBe(false);
    expect(localStorage.getItem('plausible_ignore')).toBe('true');
    act(() => choose({ analytics: true, marketing: false }));
    expect(localStorage.getItem('plausible_ignore')).toBeNull();
    expect(scripts()).toHaveLength(1);
  });

  it('is never loaded where no service is configured', () => {
    setAnalyticsConfig(null);
    choose({ analytics: true, marketing: true });
    open();
    expect(scripts()).toHaveLength(0);
  });
});
