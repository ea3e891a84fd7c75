import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { startGuides } from '../../../test/guide-fixtures';
import { renderSite } from '../../../test/render-site';

const PATH = '/produkter/lugnare-kvallar';

beforeEach(() => localStorage.clear());

describe('a product page', () => {
  it('names how the guide is used, its length, formats, edition and price with VAT', async () => {
    startGuides();
    renderSite(PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lugnare kvällar' })).toBeVisible();
    expect(screen.getByText('Vägledning · Egen produkt')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Så använder du den' })).toBeVisible();
    expect(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
    ).toEqual([
      ['Längd', '2 delar, omkring 7 minuter var'],
      ['Format', expect.stringContaining('PDF och EPUB')],
      ['Utgåva', '20 november 2026'],
    ]);
    expect(screen.getByText('Pris').parentElement).toHaveTextContent('Pris 49 kr, varav moms 9,80 kr (25 %)');
    expect(document.title).toBe('Lugnare kvällar | Stillsam');
  });

  it('buys by a plain form that names the product, at its top and below its sessions', async () => {
    startGuides();
    renderSite(PATH);
    const buttons = await screen.findAllByRole('button', { name: 'Köp Lugnare kvällar' });
    expect(buttons).toHaveLength(2);
    for (const form of buttons.map((button) => button.closest('form'))) {
      expect(form).toHaveAttribute('method', 'post');
      expect(form).toHaveAttribute('action', '/checkout?product=vagledning-lugnare-kvallar');
      expect(form).toHaveFormValues({ product: 'vagledning-lugnare-kvallar' });
    }
  });

  it('lists the sessions, of which the first is a link, with a way to begin below them', async () => {
    startGuides();
    renderSite(PATH);
    const region = await screen.findByRole('region', { name: 'Delarna' });
    expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/las/lugnare-kvallar/1', '/las/lugnare-kvallar/1']);
    expect(screen.getByRole('link', { name: /Öppna Dina köp/ })).toHaveAttribute('href', '/dina-kop');
  });

  it('continues where the reader was', async () => {
    startGuides();
    localStorage.setItem('stillsam.guider', '{"lugnare-kvallar":2}');
    renderSite(PATH);
    const [link] = await screen.findAllByRole('link', { name: 'Fortsätt med del 2' });
    expect(link).toHaveAttribute('href', '/las/lugnare-kvallar/2');
  });

  it('says so while the guide is not for sale', async () => {
    startGuides({ isForSale: false });
    renderSite(PATH);
    expect(await screen.findByText(/går inte att köpa just nu/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Läs första delen utan kostnad' })).toBeVisible();
  });
});

describe('the page of all products', () => {
  it('lists the guides above the announcement and its form', async () => {
    startGuides();
    renderSite('/produkter');
    const link = await screen.findByRole('link', { name: 'Lugnare kvällar' });
    expect(link).toHaveAttribute('href', PATH);
    expect(screen.getByText('49 kr inklusive moms')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Köp Lugnare kvällar' })).toBeVisible();
    const notice = screen.getByRole('heading', { level: 2, name: 'Det här är på väg' });
    expect(link.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(notice.nextElementSibling).toHaveTextContent(/^Våra första produkter lanseras snart\./);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByLabelText('E-post')).toBeVisible();
  });
});
