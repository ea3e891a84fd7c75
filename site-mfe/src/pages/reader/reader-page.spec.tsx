import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { startGuides } from '../../../test/guide-fixtures';
import { renderSite } from '../../../test/render-site';

const PATH = '/las/lugnare-kvallar';
const STORED = 'stillsam.guider';

beforeEach(() => localStorage.clear());

const links = (name: string) => screen.getByRole('navigation', { name });

describe('a session of a guide', () => {
  it('has its title, its place and its text, which passes the sanitiser', async () => {
    startGuides();
    renderSite(`${PATH}/1`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Landa' })).toBeVisible();
    expect(screen.getByText('Del 1 av 2 · 6 min')).toBeVisible();
    expect(await screen.findByText('Text 1.')).toBeVisible();
    expect(document.querySelector('article script')).toBeNull();
    expect(document.title).toBe('Landa – Lugnare kvällar | Stillsam');
  });

  it('leads to the one before and the one after', async () => {
    startGuides({ isBought: true });
    const { unmount } = renderSite(`${PATH}/1`);
    await screen.findByText('Text 1.');
    expect(within(links('Fler delar')).getByRole('link')).toHaveAttribute('href', `${PATH}/2`);
    unmount();
    renderSite(`${PATH}/2`);
    await screen.findByText('Text 2.');
    expect(within(links('Fler delar')).getByRole('link')).toHaveAttribute('href', `${PATH}/1`);
  });

  it('shows a locked one with the ways to buy and to open what was bought', async () => {
    startGuides();
    renderSite(`${PATH}/2`);
    expect(await screen.findByRole('heading', { name: 'Den här delen ingår i vägledningen.' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Släpp dagen' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Köp Lugnare kvällar' }).closest('form')).toHaveFormValues({
      product: 'vagledning-lugnare-kvallar',
    });
    expect(screen.getByRole('link', { name: 'Se hela vägledningen' })).toHaveAttribute(
      'href',
      '/produkter/lugnare-kvallar',
    );
    expect(screen.getByRole('link', { name: /Öppna Dina köp/ })).toHaveAttribute('href', '/dina-kop');
    expect(screen.queryByText('Text 2.')).toBeNull();
  });
});

describe('the place in a guide', () => {
  it('stays in no browser that has not asked for it', async () => {
    startGuides();
    renderSite(`${PATH}/1`);
    await screen.findByText('Text 1.');
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  it('stays in the browser once asked for, and follows the reader', async () => {
    startGuides({ isBought: true });
    const { user, unmount } = renderSite(`${PATH}/1`);
    await user.click(await screen.findByRole('button', { name: 'Kom ihåg var jag är' }));
    expect(localStorage.getItem(STORED)).toBe('{"lugnare-kvallar":1}');
    unmount();
    renderSite(`${PATH}/2`);
    await screen.findByText('Text 2.');
    await waitFor(() => expect(localStorage.getItem(STORED)).toBe('{"lugnare-kvallar":2}'));
  });

  it('goes with the sessions that the browser kept, when the reader clears them', async () => {
    const remove = jest.fn(async (_name: string) => true);
    Object.defineProperty(globalThis, 'caches', { value: { delete: remove }, configurable: true });
    startGuides();
    localStorage.setItem(STORED, '{"lugnare-kvallar":1}');
    const { user } = renderSite(`${PATH}/1`);
    await user.click(await screen.findByRole('button', { name: 'Rensa' }));
    expect(screen.getByText(/Köpet finns kvar\.$/)).toBeVisible();
    expect([localStorage.getItem(STORED), remove.mock.calls]).toEqual([null, [['stillsam-guides']]]);
    Reflect.deleteProperty(globalThis, 'caches');
  });
});
