import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { consent } from '@stillsam/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { setAnalyticsConfig } from './analytics-config';
import { ConsentCenter } from './consent-center';
import { CONSENT_COPY } from './consent.copy';
import { choose } from './cookie-toggles';

const SERVICE = { scriptUrl: 'https://stats.example/js/script.manual.js', domain: 'stillsam.example' };

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

afterEach(() => {
  scripts().forEach((script) => script.remove());
  delete window.plausible;
});

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
  ])('hides the banner by %s, stores %s and announces it', async (name, value, count) => {
    open();
    await click(name);
    expect(banner()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Ditt val är sparat.');
    expect(localStorage.getItem('cookie-consent')).toBe(value);
    expect(Date.parse(localStorage.getItem('cookie-consent-date') ?? '')).not.toBeNaN();
    expect(scripts()).toHaveLength(count);
  });

  it('stores the choice during the press, before it loads anything', () => {
    open();
    const atPress: unknown[] = [];
    // The last listener of the event: the browser may leave the page right after it.
    window.addEventListener(
      'click',
      () => atPress.push(localStorage.getItem('cookie-consent'), scripts().length),
      {
        once: true,
      },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Acceptera alla' }));
    expect(atPress).toEqual(['all', 0]);
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

  it('hides on the page of the cookie settings', () => {
    open('/cookie-installningar');
    expect(banner()).toBeNull();
  });
});

/** What visitors answer, by version. A new wording gets a new version, so that everybody is asked again. */
const WORDINGS: Record<string, string[]> = {
  '1': [
    'Räknar besök, så att vi ser vilka sidor som är till hjälp. Är ingen mättjänst vald räknas inget.',
    'Inget använder det här i dag, så ett ja gör ingen skillnad ännu.',
  ],
};

it('asks everybody again when what consent is for changes', () => {
  choose({ analytics: false, marketing: false });
  const { analytics, marketing } = CONSENT_COPY.categories;
  const version = localStorage.getItem('cookie-consent-version') ?? '';
  expect([analytics.hint, marketing.hint]).toEqual(WORDINGS[version]);
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

  it('removes the cookies of a script that was loading when consent was withdrawn', () => {
    choose({ analytics: true, marketing: false });
    open();
    const script = scripts()[0];
    act(() => choose({ analytics: false, marketing: false }));
    document.cookie = '_visit=1; path=/';
    script?.dispatchEvent(new Event('load'));
    expect(document.cookie).toBe('');
  });

  it('counts each page by its path alone, and none with a token', async () => {
    const count = jest.fn<NonNullable<typeof window.plausible>>();
    window.plausible = count;
    choose({ analytics: true, marketing: false });
    const router = createMemoryRouter([{ path: '*', element: <ConsentCenter /> }], {
      initialEntries: ['/kunskapsbibliotek?search=panik%C3%A5ngest#del'],
    });
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/kunskapsbibliotek?search=oro'));
    await act(() => router.navigate('/nyhetsbrev/bekrafta?token=hemlig'));
    await act(() => router.navigate('/resurser?val=trott'));
    expect(count.mock.calls).toEqual([
      ['pageview', { u: `${window.location.origin}/kunskapsbibliotek` }],
      ['pageview', { u: `${window.location.origin}/resurser` }],
    ]);
  });

  it('queues the first page until the script has loaded', () => {
    open('/om-oss');
    expect(window.plausible).toBeUndefined();
    act(() => choose({ analytics: true, marketing: false }));
    expect(window.plausible?.q).toEqual([['pageview', { u: `${window.location.origin}/om-oss` }]]);
  });

  it('never load where no service is configured', () => {
    setAnalyticsConfig(null);
    choose({ analytics: true, marketing: true });
    open();
    expect(scripts()).toHaveLength(0);
  });
});
