import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { anOrderInFull, aWithdrawal } from '../../../test/orders';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import './order-page';

const READ = 'GET /api/admin/orders/:id';
const CHANGE = 'PATCH /api/admin/orders/:id';
const MAIL = 'POST /api/admin/orders/:id/mails';

function openOrder(changes: Parameters<typeof anOrderInFull>[0] = {}) {
  const api = startFakeApi();
  signedIn(api);
  api.on(READ, () => answer(anOrderInFull(changes)));
  return { api, ...renderAdmin('/admin/kop/4', { '/admin/dashboard': 'Listan' }) };
}

const part = (name: string) => screen.findByRole('region', { name });

describe('the page of a purchase', () => {
  it('names number, state, sum and buyer', async () => {
    openOrder();
    expect(await screen.findByRole('heading', { level: 1, name: 'Köp ST-7KQ4-M2XP' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^(\(\d+\) )?Köp ST-7KQ4-M2XP \| Stillsam$/));
    const facts = await part('Om köpet');
    expect(within(facts).getByText('Betalt', { selector: 'span' })).toBeVisible();
    expect(within(facts).getByText('rut@stillsam.test')).toBeVisible();
    expect(facts).toHaveTextContent(/Summa, inklusive moms98,00\skr/);
    expect(facts).toHaveTextContent('Kvittonummer1017');
  });

  it('tells what happened as an ordered list', async () => {
    openOrder();
    const entries = within(await part('Tidslinje')).getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      '5 mars 2026 kl. 11.00Köpet lades.',
      '5 mars 2026 kl. 11.01Betalades med kort.',
      '5 mars 2026 kl. 11.02Kvittot mejlades.',
      '5 mars 2026 kl. 23.15Guiden öppnades.',
    ]);
  });

  it('shows goods with VAT, attempts and the ledger with its signs', async () => {
    const { user } = openOrder();
    const goods = await part('Varor och moms');
    expect(
      within(goods).getByRole('row', { name: /Lugnare kvällar 1 98,00\skr 6\s% 98,00\skr/ }),
    ).toBeVisible();
    expect(goods).toHaveTextContent(/Varav moms 6\s%5,55\skr/);
    await user.click(screen.getByText('Bokföring'));
    expect(screen.getByRole('row', { name: /^Försök 1 Betalt Kort, Stripe/ })).toBeVisible();
    const ledger = await part('Bokförda händelser');
    expect(within(ledger).getByRole('row', { name: /^Betalning 98,00\skr 1017/ })).toBeVisible();
    expect(within(ledger).getByRole('row', { name: /^Avgift till betaltjänsten −3,27\skr –/ })).toBeVisible();
  });

  it('shows a dispute with its deadline and the evidence', async () => {
    openOrder({ disputes: [{ ref: 'dp_1', ore: 9800, state: 'open', due_at: '2026-03-19T22:59:00Z' }] });
    const dispute = await part('Tvist');
    expect(dispute).toHaveTextContent('Svara hos betaltjänsten senast 19 mars 2026 kl. 23.59.');
    expect(dispute).toHaveTextContent('Ja, med texten i version 2026-11-21');
    expect(dispute).toHaveTextContent('Öppnade första gången5 mars 2026 kl. 23.15');
    expect(within(dispute).getByRole('listitem')).toHaveTextContent('Kvittot mejlades.');
  });

  it('says why it cannot be shown, and leads back to the list', async () => {
    const { api, user } = openOrder();
    api.on(READ, () => answer({ error: 'Beställningen finns inte.', code: 'ORDER_NOT_FOUND' }, 404));
    expect(await screen.findByRole('heading', { level: 1, name: 'Beställningen finns inte' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('Den kan vara raderad, eller så stämmer inte adressen.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Försök igen' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Till alla beställningar' }));
    expect(await screen.findByText('Listan')).toBeVisible();
  });

  it('offers neither refund nor mail of what was never paid', async () => {
    openOrder({ status: 'placed', paid_at: null, receipt_number: null, refundable_ore: 0, ledger: [] });
    await part('Om köpet');
    expect(screen.queryByRole('button', { name: 'Återbetala' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Skicka köpet igen' })).not.toBeInTheDocument();
  });
});

describe('the small actions of a purchase', () => {
  it('mails nothing of what is paid back whole', async () => {
    openOrder({ kept_ore: 0, refundable_ore: 0 });
    await part('Om köpet');
    expect(screen.queryByRole('button', { name: 'Skicka köpet igen' })).not.toBeInTheDocument();
  });

  it('mails it again, once that is confirmed', async () => {
    const { api, user } = openOrder();
    api.on(MAIL, () => answer({ message: 'Kvittot är på väg.' }));
    await user.click(await screen.findByRole('button', { name: 'Skicka köpet igen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Vill du skicka köpet igen?' }));
    expect(api.calls(MAIL)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Skicka igen' }));
    expect(await screen.findByText('Kvittot är på väg.')).toBeVisible();
  });

  it('leaves the sign-in dialog closed once it is dismissed', async () => {
    const { api, user } = openOrder();
    const field = await screen.findByLabelText('Anteckning om köpet');
    for (const call of [READ, CHANGE] as const) api.on(call, () => answer({ error: 'Logga in.' }, 401));
    await user.type(field, 'Ringde.');
    await user.click(screen.getByRole('button', { name: 'Spara anteckningen' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Logga in igen' })).getByRole('button', {
        name: 'Inte nu',
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Du är utloggad/);
    expect(api.calls(READ)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field).toHaveValue('Ringde.');
  });

  it('corrects the address, and keeps what the API refused', async () => {
    const { api, user } = openOrder();
    const issues = [{ path: 'email', message: 'Skriv en riktig adress.' }];
    api.on(CHANGE, () => answer({ error: 'Fel.', code: 'VALIDATION_FAILED', issues }, 400));
    const field = await screen.findByLabelText('E-postadress');
    await user.clear(field);
    await user.type(field, 'ruth');
    await user.click(screen.getByRole('button', { name: 'Spara adressen' }));
    expect(await screen.findByText('Skriv en riktig adress.')).toBeVisible();
    expect(field).toBeInvalid();
    api.on(CHANGE, () => answer(anOrderInFull({ email: 'ruth@stillsam.test' })));
    await user.type(field, '@stillsam.test');
    await user.click(screen.getByRole('button', { name: 'Spara adressen' }));
    expect(await screen.findByText(/^Adressen är ändrad/)).toBeVisible();
    expect(api.calls(CHANGE).at(-1)?.body).toEqual({ email: 'ruth@stillsam.test' });
  });

  it('saves a note, and keeps the text after an error', async () => {
    const { api, user } = openOrder({ note: 'Ringde.' });
    api.on(CHANGE, () => answer({ error: 'Databasen svarar inte.', code: 'DATABASE_UNAVAILABLE' }, 503));
    const field = await screen.findByLabelText('Anteckning om köpet');
    await user.type(field, ' Nöjd.');
    await user.click(screen.getByRole('button', { name: 'Spara anteckningen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Databasen svarar inte.');
    expect(field).toHaveValue('Ringde. Nöjd.');
    api.on(CHANGE, () => answer(anOrderInFull({ note: 'Ringde. Nöjd.' })));
    await user.click(screen.getByRole('button', { name: 'Spara anteckningen' }));
    expect(await screen.findByText('Anteckningen är sparad.')).toBeVisible();
    expect(api.calls(CHANGE).at(-1)?.body).toEqual({ note: 'Ringde. Nöjd.' });
  });
});

describe('a withdrawal of the purchase', () => {
  it('shows the deadline of the refund, and opens the form of the refund', async () => {
    const { user } = openOrder({ needs: ['withdrawal'], withdrawals: [aWithdrawal()] });
    const withdrawal = await part('Ångrat köp');
    expect(withdrawal).toHaveTextContent(/98,00\skr att betala tillbaka senast 20 mars 2026\./);
    await user.click(within(withdrawal).getByRole('button', { name: 'Betala tillbaka' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Återbetala köpet?' });
    expect(within(dialog).getByLabelText('Belopp i kronor')).toHaveValue('98');
  });

  it('quotes the note where the money is still with the shop, and offers the refund in its card', async () => {
    openOrder({
      note: '27 mars 2026: Swish.',
      is_withdrawn: true,
      withdrawals: [aWithdrawal({ status: 'handled', refund_before: null })],
    });
    const withdrawal = await part('Ångrat köp');
    expect(withdrawal).toHaveTextContent(
      /hanterad\. 98,00\skr är inte återbetalt härifrån\. I anteckningen står: 27 mars 2026: Swish\./,
    );
    expect(withdrawal).not.toHaveTextContent('på annat sätt?');
    expect(within(withdrawal).getByRole('button', { name: 'Återbetala' })).toBeVisible();
    const purchase = await part('Om köpet');
    expect(within(purchase).queryByRole('button', { name: 'Återbetala' })).not.toBeInTheDocument();
    expect(within(purchase).getByText('Betalt', { selector: 'span' })).toBeVisible();
    expect(within(purchase).getByText('Ångrat')).toBeVisible();
  });

  it('asks for a note where nobody knows how the money went back', async () => {
    openOrder({ withdrawals: [aWithdrawal({ status: 'handled', refund_before: null })] });
    expect(await part('Ångrat köp')).toHaveTextContent(
      /Har du betalat tillbaka på annat sätt\? Skriv det i anteckningen\./,
    );
  });

  it('offers no refund where all has gone back', async () => {
    const back = { status: 'handled', refund_before: null, refunded_ore: 9800, refundable_ore: 0 } as const;
    openOrder({ note: 'Ringde.', refundable_ore: 0, withdrawals: [aWithdrawal(back)] });
    const withdrawal = await part('Ångrat köp');
    expect(withdrawal).toHaveTextContent(/hanterad\. 98,00\skr är återbetalt\.(?! I anteckningen)/);
    await waitFor(() => expect(within(withdrawal).queryByRole('button')).not.toBeInTheDocument());
  });
});
