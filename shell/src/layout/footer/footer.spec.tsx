import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { setRuntimeConfig } from '@stillsam/platform';
import { StillCrisisCard } from '@stillsam/ui';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { showCrisisCard } from './crisis-anchor';
import { Footer } from './footer';

// react-dom/server reads MessageChannel when it is imported; jsdom has none, and nothing here uses it.
Reflect.set(
  globalThis,
  'MessageChannel',
  class {
    port1 = {};
    port2 = { postMessage() {} };
  },
);
const { renderToString } = await import('react-dom/server');

setRuntimeConfig({ siteOrigin: 'http://localhost:4200', apiOrigin: '' });

const at = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <Footer />
  </MemoryRouter>
);
const open = (path = '/om-oss') => render(at(path));

// From then on the card is drawn at once.
beforeAll(async () => {
  const { unmount } = render(<StillCrisisCard />);
  await screen.findByText('Fler nummer');
  unmount();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Footer', () => {
  it('holds link groups, legal links and the copyright line', () => {
    open();
    for (const name of ['Utforska', 'Stillsam', 'Juridik och information'])
      expect(within(screen.getByRole('navigation', { name })).getAllByRole('link').length).toBeGreaterThan(2);
    expect(screen.getByText(/^© \d{4} Stillsam$/)).toBeVisible();
  });

  it('leads to the plan on the device, and marks it there', () => {
    open('/min-plan');
    const plan = screen.getByRole('link', { name: 'Min plan' });
    expect(plan).toHaveAttribute('href', '/min-plan');
    expect(plan).toHaveAttribute('aria-current', 'page');
  });

  it('holds the newsletter form, a link to earlier letters and the crisis card', () => {
    open();
    expect(screen.getByRole('link', { name: 'Läs tidigare brev' })).toHaveAttribute(
      'href',
      '/nyhetsbrev/brev',
    );
    expect(screen.getByRole('button', { name: 'Prenumerera' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ring Självmordslinjen på 90101' })).toBeInTheDocument();
  });

  it('promises numbers by day and night only where there are', () => {
    open();
    expect(screen.getByText('Nummer att ringa. Flera svarar dygnet runt.')).toBeVisible();
  });

  it('links to the form above it on the start page', () => {
    open('/');
    expect(screen.queryByRole('button', { name: 'Prenumerera' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Anmäl dig till nyhetsbrevet' })).toHaveAttribute(
      'href',
      '#nyhetsbrev',
    );
  });

  it.each(['/om-oss', '/resurser/mindful-andning', '/checkout', '/nyhetsbrev/brev/vila'])(
    'folds the form to one line at %s',
    (path) => {
      open(path);
      const fold = screen.getByText('Ett stillsamt brev då och då').closest('details');
      expect(fold).not.toHaveAttribute('open');
      expect(fold).toContainElement(screen.getByText('Prenumerera'));
    },
  );

  it.each(['/nyhetsbrev/brev', '/akut-hjalp', '/akut-hjalp/en'])('leaves the form out at %s', (path) => {
    open(path);
    expect(screen.queryByText('Ett stillsamt brev då och då')).toBeNull();
    expect(screen.queryByText('Prenumerera')).toBeNull();
  });

  it('names the withdrawal function as the law does, apart from the page about the right', () => {
    open();
    expect(screen.getByRole('link', { name: 'Ångra köp här' })).toHaveAttribute('href', '/angerratt#angra');
    const right = screen.getByRole('link', { name: 'Ångerrätt' });
    expect(right).toHaveAttribute('href', '/angerratt');
    expect(right.closest('li')?.nextElementSibling).toHaveTextContent('Ångra köp här');
    expect(screen.getByRole('link', { name: 'Vilka vi är' })).toHaveAttribute('href', '/om-oss#ansvar');
  });

  it('shows the current year, and hydrates over the year that the server rendered', async () => {
    jest.useFakeTimers({ now: new Date('2030-12-31T12:00:00Z') });
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(at('/om-oss'));
    expect(container).toHaveTextContent('© 2030 Stillsam');
    jest.setSystemTime(new Date('2031-01-01T12:00:00Z'));
    render(at('/om-oss'), { container, hydrate: true });
    expect(container).toHaveTextContent(/© 203\d Stillsam/);
    expect(screen.getByRole('button', { name: 'Prenumerera' })).toBeInTheDocument();
  });

  it('opens the crisis card and moves the focus to it', () => {
    Element.prototype.scrollIntoView = () => {};
    open();
    const summary = screen.getByText('Akut hjälp').closest('summary');
    expect(summary?.closest('details')).not.toHaveAttribute('open');
    showCrisisCard();
    expect(summary?.closest('details')).toHaveAttribute('open');
    expect(summary).toHaveFocus();
  });
});
