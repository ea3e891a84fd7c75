import { describe, expect, it } from '@jest/globals';
import { NO_PLAN, STORED_PLAN } from '@stillsam/my-plan';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonResponse, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';

const findStatement = () =>
  screen.findByRole('heading', { level: 1, name: 'Hållbart lugn börjar i nervsystemet.' });

describe('the start page', () => {
  it('opens with the statement and the way to explore', async () => {
    startFakeApi();
    renderSite('/');
    expect(await findStatement()).toBeVisible();
    expect(screen.getByText(/^Med nervsystemet menar vi .* Det är en bild, inget vi mäter\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Utforska ditt välmående' })).toHaveAttribute(
      'href',
      '/utforska-ditt-valmande',
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('leads to a plan that is on the device', async () => {
    STORED_PLAN.save({ ...NO_PLAN, person: 'Kim' });
    startFakeApi();
    renderSite('/');
    expect(await screen.findByRole('link', { name: 'Din lapp till nästa gång' })).toHaveAttribute(
      'href',
      '/min-plan',
    );
    act(() => STORED_PLAN.clear());
  });

  it.each([
    ['Balans', '/utforska-ditt-valmande'],
    ['Lugn', '/resurser/sjalvmedkansla'],
    ['Sömn', '/resurser/somnforberedelse'],
    ['Fokus', '/resurser/fokustraning'],
  ])('answers the need %s with %s', async (name, path) => {
    startFakeApi();
    renderSite('/');
    const needs = await screen.findByRole('region', { name: 'Vad behöver du just nu?' });
    expect(within(needs).getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it.each([
    ['Klarhet utan press', '/kunskapsbibliotek/klarhet-utan-press'],
    ['Humör i harmoni', '/kunskapsbibliotek/humor-i-harmoni'],
    ['Stillhet mitt i kaoset', '/kunskapsbibliotek/stillhet-mitt-i-kaoset'],
  ])('leads by %s to %s', async (name, path) => {
    startFakeApi();
    renderSite('/');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('offers three things for a wakeful night', async () => {
    startFakeApi();
    renderSite('/');
    const links = ['Vaken nu? Andas jämnt', 'Skriv av dig', 'En halvtimme i natten'].map((name) =>
      screen.findByRole('link', { name }),
    );
    expect((await Promise.all(links)).map((link) => link.getAttribute('href'))).toEqual([
      '/resurser/mindful-andning?rytm=jamn',
      '/resurser/orospapper',
      '/kunskapsbibliotek/vaken-klockan-tre?kort#en-halvtimme-i-natten',
    ]);
  });

  it('leads to the library, whole and by category', async () => {
    startFakeApi();
    renderSite('/');
    const tags = await screen.findByRole('navigation', { name: 'Ämnen i kunskapsbiblioteket' });
    expect(
      within(tags)
        .getAllByRole('link')
        .map((tag) => tag.getAttribute('href')),
    ).toEqual([
      '/kunskapsbibliotek?category=somn',
      '/kunskapsbibliotek?category=stresshantering',
      '/kunskapsbibliotek?category=naring',
      '/kunskapsbibliotek?category=kansloreglering',
    ]);
    expect(screen.getByRole('link', { name: 'Till kunskapsbiblioteket' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek',
    );
  });

  it('proposes the one-minute test, or reading', async () => {
    startFakeApi();
    renderSite('/');
    const prompt = await screen.findByRole('region', { name: 'Vilken vila behöver du?' });
    expect(within(prompt).getByRole('link', { name: 'Gör 1-minutstestet' })).toHaveAttribute(
      'href',
      '/aterhamtningstest',
    );
    expect(within(prompt).getByRole('link', { name: 'Eller läs om återhämtning' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek',
    );
  });

  it('answers six questions, one at a time, and says that it is no therapy', async () => {
    startFakeApi();
    renderSite('/');
    const faq = await screen.findByRole('region', { name: 'Vanliga frågor' });
    const items = within(faq).getAllByRole('group');
    expect(items).toHaveLength(6);
    expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['vanliga-fragor']));
    expect(within(faq).getByText(/ersätter inte vård, behandling eller terapi/)).toBeInTheDocument();
  });

  it('shows five quotes, and says that they are examples', async () => {
    startFakeApi();
    renderSite('/');
    const voices = await screen.findByRole('region', { name: 'Så kan det låta' });
    expect(within(voices).getAllByRole('listitem')).toHaveLength(5);
    expect(voices).toHaveTextContent('Exempel, tills vi har riktiga röster att dela.');
  });

  it('confirms a subscription, and empties the second form after its time', async () => {
    const api = startFakeApi();
    api.on('/api/newsletter/subscribe', () => jsonResponse({ message: 'ok' }, 201));
    renderSite('/');
    const first = await screen.findByRole('region', { name: 'Ett lugnt brev då och då' });
    await userEvent.type(within(first).getByLabelText('E-post'), 'kim@example.se{Enter}');
    expect(await within(first).findByText('Tack! Du är nu registrerad för vårt nyhetsbrev.')).toBeVisible();
    const second = screen.getByRole('region', { name: 'Få nya texter med e-post' });
    expect(within(second).getByRole('group')).not.toHaveAttribute('open');
    await userEvent.click(within(second).getByRole('heading'));
    await userEvent.type(within(second).getByLabelText('E-post'), 'lo@example.se{Enter}');
    const thanks = 'Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.';
    expect(await within(second).findByText(thanks)).toBeVisible();
    await waitFor(() => expect(within(second).queryByText(thanks)).toBeNull());
    expect(within(second).getByLabelText('E-post')).toHaveValue('');
    expect(within(first).getByText('Tack! Du är nu registrerad för vårt nyhetsbrev.')).toBeVisible();
  });
});
