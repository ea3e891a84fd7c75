// Loaded first, so that loading lazy chunks does not use up a test's time.
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { CARER, signedIn } from '../../../test/fixtures';
import { aSubscriber } from '../../../test/open-newsletter';
import { renderAdmin } from '../../../test/render-admin';
import { catchSavedFiles } from '../../../test/saved-files';
import type { ErasureReceipt, PersonalData } from './record-sections.logic';
import '../../../test/load-dashboard';
import './person-page';
import './personal-data-tab';

const READ = 'POST /api/admin/personal-data/read';
const ERASE = 'POST /api/admin/personal-data/erase';
const AT = '2026-03-05T10:00:00Z';
const RUT = 'rut@stillsam.test';

const KEPT: PersonalData['kept'] = [
  { kind: 'orders', label: 'Köp', count: 1, reason: 'Bokföringslagen kräver det.', until: '2033-12-31' },
];
const NOTHING: PersonalData = {
  email: RUT,
  subscription: null,
  consents: [],
  opt_in_mails: [],
  suppression: null,
  preferences: null,
  letters: [],
  messages: [],
  notify_entries: [],
  orders: [],
  withdrawals: [],
  reviews: [],
  mails: [],
  account: null,
  events: [],
  periods: [],
  kept: [],
};
const HELD: PersonalData = {
  ...NOTHING,
  suppression: 'bounced',
  consents: [
    {
      action: 'requested',
      wording_version: '1',
      source: 'website',
      net_address: null,
      occurred_at: AT,
    },
  ],
  messages: [
    {
      id: '4',
      name: 'Rut',
      message: 'Hej där',
      health_consent_at: null,
      status: 'answered',
      created_at: AT,
      replies: [],
    },
  ],
  notify_entries: [{ id: '5', purpose: 'premium', created_at: AT, confirmed_at: AT }],
  orders: [
    {
      id: '6',
      number: 'ST-1',
      status: 'paid',
      email: RUT,
      lines: [
        { id: 'a', name: 'Mjuk start', quantity: 2, price_ore: 4900, total_ore: 9800, vat_percent: 25 },
      ],
      vat: [],
      total_ore: 9800,
      terms: { version: '1', text: 'x' },
      waiver: null,
      country: 'SE',
      is_test: false,
      receipt_number: '1',
      created_at: AT,
      paid_at: AT,
    },
  ],
  events: [{ at: AT, action: 'AdminOrders_change', outcome: 'done' }],
  kept: KEPT,
};
const RECEIPT: ErasureReceipt = {
  email: RUT,
  erased_at: AT,
  erased: [{ kind: 'messages', label: 'Meddelanden', count: 1 }],
  kept: KEPT,
  is_mailed: true,
};

async function search(held: PersonalData | Response, typed = ' Rut@Stillsam.test ') {
  const api = startFakeApi();
  signedIn(api);
  api.on('POST /api/admin/personal-data/search', () => answer({ people: [], has_more: false }));
  api.on(READ, () => (held instanceof Response ? held : answer(held)));
  const view = renderAdmin('/admin/dashboard?flik=personuppgifter');
  await view.user.type(await screen.findByLabelText('E-postadress eller namn'), typed);
  await view.user.click(screen.getByRole('button', { name: 'Sök' }));
  return { api, ...view };
}

describe('the record of an address', () => {
  it('shows by kind and in Swedish, and the address stays out of the page’s own', async () => {
    const { api, router } = await search(HELD);
    expect(await screen.findByRole('heading', { name: 'Det här finns sparat' })).toHaveFocus();
    for (const text of [
      'Anmäld (källa: webbplatsen)',
      'Adressen får inga nyhetsbrev: brev har studsat.',
      'Rut (Besvarat)',
      /Hej där$/,
      'Premium (bekräftad)',
      'Ändrade köp',
      'Köp (1)',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ST-1 (Betalt)' }).parentElement).toHaveTextContent(
      /^ST-1 \(Betalt\): 2 × Mjuk start, 98,00\skr$/,
    );
    expect(screen.getByText('Bokföringslagen kräver det. Raderas efter 31 december 2033.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Ångeranmälningar' })).not.toBeInTheDocument();
    expect(api.calls(READ)[0]?.body).toEqual({ email: 'Rut@Stillsam.test' });
    expect(router.state.location.search).toBe('?flik=personuppgifter');
  });

  it('goes to a file that programs read', async () => {
    const saved = catchSavedFiles();
    const { user } = await search(HELD);
    await user.click(await screen.findByRole('button', { name: 'Spara som fil' }));
    expect(saved.names).toEqual([expect.stringMatching(/^personuppgifter-\d{4}-\d\d-\d\d\.json$/)]);
    expect(JSON.parse((await saved.contents[0]?.text()) ?? '')).toEqual(HELD);
  });

  it('leaves nothing to save or to erase where it is nothing', async () => {
    await search(NOTHING);
    expect(await screen.findByText('Inget finns sparat om adressen.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Radera' })).not.toBeInTheDocument();
  });

  it('makes no request for less than two characters', async () => {
    const { api } = await search(HELD, 'r');
    expect(screen.getByText('Skriv minst två tecken.')).toBeVisible();
    expect(api.calls(READ)).toEqual([]);
  });

  it('shows a failure', async () => {
    await search(answer({ error: 'Tjänsten vilar.', code: 'DATABASE_UNAVAILABLE' }, 503));
    expect(await screen.findByRole('alert')).toHaveTextContent('Tjänsten vilar.');
  });
});

describe('the search for people', () => {
  const FIND = 'POST /api/admin/personal-data/search';
  const READ_PERSON = 'GET /api/admin/personal-data/people/:kind/:id';

  it('leads by a part of an address to the page of a person, with messages, replies and orders', async () => {
    const { api, user, router } = await search(HELD, 'rut');
    api.on(FIND, () =>
      answer({
        people: [{ email: RUT, name: 'Rut', kind: 'message', id: '4', kinds: ['message', 'order'] }],
        has_more: true,
      }),
    );
    const replies = [{ text: 'Tack', author_name: 'Carl', mail_status: null, created_at: AT }];
    const messages = HELD.messages.map((message) => ({ ...message, replies }));
    const periods = [
      {
        kind: 'messages' as const,
        text: 'Det du skrev, eller som vi har skickat till dig, sedan du anmälde dig: 90 dagar.',
      },
    ];
    api.on(READ_PERSON, () => answer({ ...HELD, messages, periods }));
    await user.click(screen.getByRole('button', { name: 'Sök' }));
    expect(await screen.findByRole('heading', { name: '1 person hittades.' })).toHaveFocus();
    expect(screen.getByText('meddelanden, köp')).toBeVisible();
    expect(screen.getByText(/Det finns fler/)).toBeVisible();
    expect(api.calls(FIND)[0]?.body).toEqual({ text: 'rut' });
    await user.click(screen.getByRole('link', { name: RUT }));
    expect(await screen.findByRole('heading', { level: 1, name: RUT })).toBeVisible();
    expect(document.title).toBe('Person | Stillsam');
    expect(screen.getAllByText(RUT)).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/admin/person/message/4');
    expect(screen.getByRole('link', { name: 'Rut (Besvarat)' })).toHaveAttribute(
      'href',
      '/admin/meddelande/4',
    );
    expect(screen.getByRole('link', { name: /ST-1/ })).toHaveAttribute('href', '/admin/kop/6');
    expect(screen.getByText('Svar från Carl: Tack')).toBeVisible();
    expect(
      screen.getByText(
        'Det personen skrev, eller som vi har skickat till personen, sedan personen anmälde sig: 90 dagar.',
      ),
    ).toBeVisible();
  });

  it('edits the subscription of a person', async () => {
    const api = startFakeApi();
    signedIn(api);
    const subscription = aSubscriber();
    const CHANGE = 'PATCH /api/admin/newsletter/subscribers/:id';
    api.on(READ_PERSON, () => answer({ ...HELD, subscription }));
    api.on(CHANGE, () => answer(subscription));
    const { user } = renderAdmin('/admin/person/subscriber/1');
    await user.click(await screen.findByRole('button', { name: 'Ändra prenumerationen' }));
    expect(screen.getByText('Prenumererar sedan 6 mars 2026 kl. 11.00.')).toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: 'Ändra prenumerationen' });
    await user.type(within(dialog).getByLabelText('Efternamn'), ' Ek');
    await user.click(within(dialog).getByLabelText('Sömn'));
    await user.selectOptions(within(dialog).getByLabelText('Hur ofta'), 'Högst ett brev i månaden');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls(CHANGE)[0]?.body).toEqual({
      first_name: 'Rut',
      last_name: 'Lindqvist Ek',
      interests: ['somn'],
      frequency: 'monthly',
    });
    expect(api.calls(READ_PERSON)).toHaveLength(2);
  });

  it('offers no change to a role that may not edit subscribers', async () => {
    const api = startFakeApi();
    signedIn(api, CARER);
    api.on(READ_PERSON, () => answer({ ...HELD, subscription: aSubscriber() }));
    renderAdmin('/admin/person/subscriber/1');
    const buttons = within(await screen.findByRole('region', { name: 'Det här finns sparat' }));
    expect(buttons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Spara som fil',
      'Radera',
    ]);
    expect(screen.queryByRole('button', { name: 'Ändra prenumerationen' })).not.toBeInTheDocument();
  });

  it('says when nobody has it', async () => {
    const api = startFakeApi();
    signedIn(api);
    api.on(FIND, () => answer({ people: [], has_more: false }));
    const { user } = renderAdmin('/admin/dashboard?flik=personuppgifter');
    await user.type(await screen.findByLabelText('E-postadress eller namn'), 'okänd');
    await user.click(screen.getByRole('button', { name: 'Sök' }));
    expect(
      await screen.findByRole('heading', { name: /^Ingen hittades\. Kontrollera stavningen/ }),
    ).toHaveFocus();
  });

  it('shows why a person cannot be read, and leads back to the search', async () => {
    const api = startFakeApi();
    signedIn(api);
    api.on(READ_PERSON, () =>
      answer({ error: 'Uppgiften finns inte längre.', code: 'PERSON_NOT_FOUND' }, 404),
    );
    renderAdmin('/admin/person/message/9');
    expect(await screen.findByText('Uppgiften finns inte längre')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Till sökningen' })).toHaveAttribute(
      'href',
      '/admin/dashboard?flik=personuppgifter',
    );
  });
});

describe('erasing', () => {
  it('requires the address again, and shows a receipt in place of the erased data', async () => {
    const { api, user } = await search(HELD);
    api.on(ERASE, () => answer(RECEIPT));
    await user.click(await screen.findByRole('button', { name: 'Radera' }));
    const dialog = screen.getByRole('alertdialog');
    await user.type(within(dialog).getByLabelText('Skriv adressen igen'), 'ruth@stillsam.test');
    await user.click(within(dialog).getByRole('button', { name: 'Radera uppgifterna' }));
    expect(within(dialog).getByText('Adressen stämmer inte med den du vill radera.')).toBeVisible();
    expect(api.calls(ERASE)).toEqual([]);
    await user.clear(within(dialog).getByLabelText('Skriv adressen igen'));
    await user.type(within(dialog).getByLabelText('Skriv adressen igen'), 'RUT@stillsam.test');
    await user.click(within(dialog).getByLabelText('Mejla kvittot till adressen'));
    await user.click(within(dialog).getByRole('button', { name: 'Radera uppgifterna' }));
    expect(await screen.findByRole('heading', { name: 'Kvitto på raderingen' })).toHaveFocus();
    expect(api.calls(ERASE)[0]?.body).toEqual({ email: RUT, is_receipt_mailed: true });
    expect(screen.getByText(/raderades 5 mars 2026 kl. 11.00. Kvittot är på väg/)).toBeVisible();
    const receipt = within(screen.getByRole('region', { name: 'Kvitto på raderingen' }));
    expect(receipt.getByText('Meddelanden')).toBeVisible();
    expect(receipt.getByText('Köp (1)')).toBeVisible();
    expect(screen.queryByText(/Hej där/)).not.toBeInTheDocument();
  });

  it('can be cancelled, and erases nothing then', async () => {
    const { api, user } = await search(HELD);
    await user.click(await screen.findByRole('button', { name: 'Radera' }));
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.calls(ERASE)).toEqual([]);
  });

  it('keeps what was typed when it fails', async () => {
    const { api, user } = await search(HELD);
    api.on(ERASE, () => answer({}, 500));
    await user.click(await screen.findByRole('button', { name: 'Radera' }));
    await user.type(screen.getByLabelText('Skriv adressen igen'), RUT);
    await user.click(screen.getByRole('button', { name: 'Radera uppgifterna' }));
    expect(await screen.findByText(/Ingenting är raderat/)).toBeVisible();
    expect(screen.getByLabelText('Skriv adressen igen')).toHaveValue(RUT);
  });
});
