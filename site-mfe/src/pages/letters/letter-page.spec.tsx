import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { jsonResponse, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';

const LETTER = {
  slug: 'host-2026',
  subject: 'Ett höstbrev',
  preheader: 'Om att mörkret kommer.',
  sent_at: '2026-10-31T23:30:00.000Z',
  content: '<p>Hej du.</p><script>alert(1)</script>',
  is_listed: true,
};

function startLetter(changes: Partial<typeof LETTER> = {}) {
  startFakeApi().on('/api/newsletter/letters/host-2026', () => jsonResponse({ ...LETTER, ...changes }));
  return renderSite('/nyhetsbrev/brev/host-2026');
}

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('a letter as a page', () => {
  it('has its subject, its Swedish day, its text and the way to the others', async () => {
    startLetter();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ett höstbrev' })).toBeVisible();
    expect(screen.getByText('1 november 2026')).toHaveAttribute('datetime', LETTER.sent_at);
    expect(screen.getByText('Hej du.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alla brev' })).toHaveAttribute('href', '/nyhetsbrev/brev');
    expect(screen.getByRole('button', { name: 'Prenumerera' })).toBeVisible();
    expect(document.title).toBe('Ett höstbrev | Stillsam');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://localhost:4200/nyhetsbrev/brev/host-2026',
    );
    expect(robots()).toBeUndefined();
  });

  it('passes the sanitiser in the browser', async () => {
    startLetter();
    await screen.findByText('Hej du.');
    expect(document.querySelector('article script')).toBeNull();
  });

  it('keeps one that is not in the archive out of search engines, at the address of its mails', async () => {
    startLetter({ is_listed: false, slug: 'host-2026-dold' });
    await screen.findByText('Hej du.');
    expect(robots()).toBe('noindex, nofollow');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://localhost:4200/nyhetsbrev/brev/host-2026',
    );
  });

  it('has its subject as description without a preheader', async () => {
    startLetter({ preheader: '' });
    await screen.findByText('Hej du.');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Ett brev från Stillsam: Ett höstbrev',
    );
  });
});
