import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import '../../../test/load-dashboard';
import './settings-tab';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
import { PRONUNCIATIONS, SETTINGS } from '../../../test/settings';

async function open() {
  const api = startFakeApi();
  signedIn(api);
  api.on('GET /api/admin/settings/business', () => answer(SETTINGS));
  api.on('GET /api/admin/settings/crisis-lines', () =>
    answer({ version: 0, changed_at: null, changed_by_name: null, lines: [] }),
  );
  api.on('GET /api/admin/settings/pronunciations', () => answer(PRONUNCIATIONS));
  const { user, router } = renderAdmin('/admin/dashboard?flik=installningar');
  await screen.findByRole('heading', { name: 'Företaget' });
  const part = (name: string) => within(screen.getByRole('region', { name }));
  return { api, user, router, part };
}

describe('the screen of settings', () => {
  it('says what is missing, why, and where it is filled in', async () => {
    const { user, part } = await open();
    const missing = part('Det här saknas');
    expect(missing.getByText(/^1 uppgift saknas\. Tills den är ifylld/)).toBeVisible();
    await user.click(missing.getByText('Vilka de är, och varför de behövs'));
    expect(missing.getByRole('link', { name: 'Företaget' })).toHaveAttribute('href', '#company');
    expect(missing.getByText(/Besökaren ska veta vem som driver webbplatsen/)).toBeVisible();
    expect(missing.getByText('1 fråga som kan vänta är obesvarad.')).toBeVisible();
    expect(missing.getByRole('link', { name: 'Ansvarig utgivare och granskning' })).toHaveAttribute(
      'href',
      '#editorial',
    );
  });

  it('opens the first section that lacks something, and any other from the list of sections', async () => {
    const { user, part } = await open();
    expect(part('Företaget').getByLabelText(/^Företagets namn/)).toBeVisible();
    expect(part('Företaget').getByText(/uppgift(er)? saknas$/)).toBeVisible();
    expect(part('Företaget').getByRole('textbox', { name: 'Företagets namn Saknas' })).toBeVisible();
    const social = part('Sociala konton');
    expect(social.getByLabelText('Instagram')).not.toBeVisible();
    const list = within(screen.getByRole('navigation', { name: 'Delar av inställningarna' }));
    expect(list.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
    await user.click(list.getByRole('link', { name: 'Sociala konton' }));
    expect(social.getByLabelText('Instagram')).toBeVisible();
    await user.click(social.getByRole('heading', { name: 'Sociala konton' }));
    expect(social.getByLabelText('Instagram')).not.toBeVisible();
  });

  it('leads who comes from a letter to the first field that it needs, and back', async () => {
    const { router, part } = await open();
    await act(() => router.navigate('/admin/dashboard?flik=installningar', { state: { letter: '7' } }));
    expect(part('Företaget').getByRole('textbox', { name: /^Företagets namn/ })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Tillbaka till brevet' })).toHaveAttribute(
      'href',
      '/admin/utskick/7',
    );
  });

  it('says who changed a section last, and when', async () => {
    const { part } = await open();
    expect(part('Avsändare och kontakt').getByText(/^Senast ändrat av Åsa Öberg/)).toHaveTextContent(
      'Senast ändrat av Åsa Öberg 5 mars 2026 kl. 10.12',
    );
  });

  it('saves a section from the version that was read', async () => {
    const { api, user, part } = await open();
    const saved = {
      ...SETTINGS.reach,
      version: 4,
      value: { ...SETTINGS.reach.value, phone: '08-123 456 78' },
    };
    api.on('PUT /api/admin/settings/business/reach', () => answer({ ...SETTINGS, reach: saved }));
    const reach = part('Avsändare och kontakt');
    await user.click(reach.getByRole('heading', { name: 'Avsändare och kontakt' }));
    await user.type(reach.getByLabelText('Telefonnummer'), '08-123 456 78{Enter}');
    expect(await reach.findByText(/^Sparat\./)).toBeVisible();
    await user.click(reach.getByRole('link', { name: 'Fortsätt med Företaget' }));
    expect(part('Företaget').getByLabelText(/^Företagets namn/)).toBeVisible();
    expect(api.calls('PUT /api/admin/settings/business/reach')[0]?.body).toEqual({
      address: null,
      email: 'hej@exempel.se',
      phone: '08-123 456 78',
      version: 3,
    });
  });

  it('shows the API’s sentence at its field, also of a field in a group, and opens its section', async () => {
    const { api, user, part } = await open();
    const issues = [{ path: 'hosting.country', message: 'Skriv namn och land.' }];
    api.on('PUT /api/admin/settings/business/processors', () =>
      answer({ error: 'Fel.', code: 'VALIDATION_FAILED', issues }, 400),
    );
    const hosting = within(
      part('Leverantörer och personuppgifter').getByRole('group', { name: 'Drift av webbplatsen' }),
    );
    await user.clear(hosting.getByLabelText('Land'));
    await user.type(hosting.getByLabelText('Leverantör'), '{Enter}');
    expect(await screen.findByText('Skriv namn och land.')).toBeVisible();
    expect(hosting.getByLabelText('Land')).toHaveFocus();
    expect(api.calls('PUT /api/admin/settings/business/processors')[0]?.body).toMatchObject({
      hosting: { name: 'Driftbolaget', country: '' },
      email: null,
      logDays: null,
      none: ['payment'],
    });
  });

  it('suggests the VAT number of a Swedish company until another one is written', async () => {
    const { user, part } = await open();
    const company = part('Företaget');
    const number = company.getByLabelText('Organisationsnummer');
    const vat = company.getByLabelText('Momsnummer');
    await user.type(number, '556036-0793');
    expect(vat).toHaveValue('SE556036079301');
    await user.type(number, '{Backspace}4');
    expect(vat).toHaveValue('SE556036079401');
    await user.clear(vat);
    await user.type(vat, 'DE1');
    await user.type(number, '{Backspace}3');
    expect(vat).toHaveValue('DE1');
  });

  it('suggests Sweden as the country of a supplier, and sends none without a name', async () => {
    const { api, user, part } = await open();
    api.on('PUT /api/admin/settings/business/processors', () => answer(SETTINGS));
    const processors = part('Leverantörer och personuppgifter');
    const email = within(processors.getByRole('group', { name: 'Utskick av mejl' }));
    expect(email.getByLabelText('Land')).toHaveValue('Sverige');
    await user.type(email.getByLabelText('Leverantör'), 'Brevbolaget{Enter}');
    await processors.findByText(/^Sparat\./);
    expect(api.calls('PUT /api/admin/settings/business/processors')[0]?.body).toMatchObject({
      email: { name: 'Brevbolaget', country: 'Sverige' },
      statistics: null,
    });
  });

  it('takes no for an answer, and asks for nothing more then', async () => {
    const { api, user, part } = await open();
    api.on('PUT /api/admin/settings/business/company', () => answer(SETTINGS));
    const company = part('Företaget');
    await user.click(company.getByLabelText('Företaget är inte momsregistrerat'));
    expect(company.queryByLabelText('Momsnummer')).not.toBeInTheDocument();
    await user.selectOptions(company.getByLabelText(/^Har företaget färre än tio anställda/), 'Nej');
    await user.click(company.getByRole('button', { name: 'Spara företaget' }));
    await company.findByText(/^Sparat\./);
    expect(api.calls('PUT /api/admin/settings/business/company')[0]?.body).toMatchObject({
      none: ['vatNumber'],
      vatNumber: null,
      isMicroEnterprise: false,
      guidanceVatKind: null,
      version: 0,
    });
  });

  it('keeps what was written where somebody else has saved, and shows theirs when asked', async () => {
    const { api, user, part } = await open();
    api.on('PUT /api/admin/settings/business/social', () => {
      const social = {
        ...SETTINGS.social,
        version: 1,
        value: { ...SETTINGS.social.value, instagram: 'stillsam' },
      };
      api.on('GET /api/admin/settings/business', () => answer({ ...SETTINGS, social }));
      return answer({ error: 'Någon annan har sparat.', code: 'SETTING_CHANGED' }, 412);
    });
    const social = part('Sociala konton');
    await user.type(social.getByLabelText('Instagram'), 'mitt{Enter}');
    expect(await social.findByRole('alert')).toHaveTextContent('Någon annan har sparat.');
    expect(social.getByLabelText('Instagram')).toHaveValue('mitt');
    await user.click(await social.findByRole('button', { name: 'Visa det som är sparat' }));
    expect(social.getByLabelText('Instagram')).toHaveValue('stillsam');
  });

  it('saves the words that the voice says wrong, and lets each be heard', async () => {
    const { api, user, part } = await open();
    await screen.findByRole('region', { name: 'Uppläsning' });
    const words = part('Uppläsning');
    await user.click(words.getByRole('heading', { name: 'Uppläsning' }));
    expect(words.getByText('Alma läser. 11 av 12 texter har ljud som stämmer.')).toBeVisible();
    api.on('POST /api/admin/settings/pronunciations/say', () => answer({}));
    await user.click(words.getByRole('button', { name: 'Lyssna på ord 1' }));
    expect(api.calls('POST /api/admin/settings/pronunciations/say')[0]?.body).toEqual({ text: 'skema' });
    // jsdom plays nothing.
    expect(await words.findByText(/gick inte att läsa upp/)).toBeVisible();
    await user.click(words.getByRole('button', { name: 'Lägg till ett ord' }));
    await user.click(words.getByRole('button', { name: 'Spara uppläsning' }));
    expect(await words.findByText('Skriv ordet som det låter.')).toBeVisible();
    const added = within(words.getByRole('group', { name: 'Ord 2' }));
    await user.type(added.getByLabelText('Ordet i texten'), 'garage');
    await user.type(added.getByLabelText('Så sägs det'), 'garasch');
    api.on('PUT /api/admin/settings/pronunciations', () => answer({ ...PRONUNCIATIONS, version: 1 }));
    await user.click(words.getByRole('button', { name: 'Spara uppläsning' }));
    await words.findByText(/^Sparat\./);
    expect(api.calls('PUT /api/admin/settings/pronunciations')[0]?.body).toEqual({
      words: [
        { word: 'schema', spoken: 'skema' },
        { word: 'garage', spoken: 'garasch' },
      ],
      version: 0,
    });
  });
});
