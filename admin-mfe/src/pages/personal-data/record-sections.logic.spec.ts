import { describe, expect, it } from '@jest/globals';
import { recordSections, type PersonalData } from './record-sections.logic';

const AT = '2026-03-05T10:00:00Z';
const NOTHING: PersonalData = {
  email: 'rut@stillsam.test',
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
const SUBSCRIPTION: NonNullable<PersonalData['subscription']> = {
  id: '1',
  email: 'rut@stillsam.test',
  first_name: '',
  last_name: '',
  status: 'active',
  source: 'website',
  created_at: AT,
  confirmed_at: null,
  interests: [],
  frequency: 'every',
};
const ORDER: PersonalData['orders'][number] = {
  id: '6',
  number: 'ST-1',
  status: 'paid',
  email: 'rut@stillsam.test',
  lines: [
    { id: 'a', name: 'Mjuk start', quantity: 2, price_ore: 4900, total_ore: 9800, vat_percent: 25 },
    { id: 'b', name: 'Kvällar', quantity: 1, price_ore: 4900, total_ore: 4900, vat_percent: 25 },
  ],
  vat: [],
  total_ore: 14_700,
  terms: { version: '1', text: 'x' },
  waiver: null,
  country: 'SE',
  is_test: false,
  receipt_number: '1',
  created_at: AT,
  paid_at: AT,
};

const shown = (data: Partial<PersonalData>) =>
  recordSections({ ...NOTHING, ...data }).map(({ id, entries }) => ({
    id,
    entries: entries.map(({ link, text, at, times = 1 }) => [
      [link, text]
        .filter(Boolean)
        .join(': ')
        .replace(/[\u00a0\u202f]/g, ' '),
      at,
      ...(times > 1 ? [times] : []),
    ]),
  }));

describe('the record of an address', () => {
  it('has no section where nothing is held', () => {
    expect(recordSections(NOTHING)).toEqual([]);
  });

  it('has the newsletter in one section: subscription, mails that asked, and why no mail is sent', () => {
    expect(
      shown({ subscription: SUBSCRIPTION, opt_in_mails: ['2026-03-04T10:00:00Z'], suppression: 'bounced' }),
    ).toEqual([
      {
        id: 'subscription',
        entries: [
          ['Aktiv (källa: webbplatsen)', AT],
          ['En bekräftelselänk lades i utkorgen', '2026-03-04T10:00:00Z'],
          ['Adressen får inga nyhetsbrev: brev har studsat.', null],
        ],
      },
    ]);
  });

  it('names what the subscriber chose to get, and the letters', () => {
    const usual = {
      status: 'active',
      interests: [],
      frequency: 'every',
      paused_until: null,
      welcome_stopped_at: null,
    } as const;
    expect(shown({ preferences: { ...usual, interests: [] } })).toEqual([]);
    expect(
      shown({
        preferences: { ...usual, interests: ['somn'], frequency: 'monthly', welcome_stopped_at: AT },
        letters: [{ subject: 'Vila', state: 'sent', handed_at: AT }],
      }),
    ).toEqual([
      { id: 'subscription', entries: [['ämnen: sömn; högst ett brev i månaden; inga välkomstbrev', null]] },
      { id: 'letters', entries: [['Vila (skickat)', AT]] },
    ]);
  });

  it('names a reason that it does not know as it is', () => {
    expect(shown({ suppression: 'other' })).toEqual([
      { id: 'subscription', entries: [['Adressen får inga nyhetsbrev: other.', null]] },
    ]);
  });

  it('names each consent, message and reminder in words', () => {
    expect(
      shown({
        consents: [
          { action: 'confirmed', wording_version: '1', source: 'admin', net_address: null, occurred_at: AT },
        ],
        messages: [
          {
            id: '4',
            name: 'Rut',
            message: 'Hej där',
            health_consent_at: null,
            status: 'answered',
            replies: [],
            created_at: AT,
          },
        ],
        notify_entries: [
          { id: '5', purpose: 'premium', created_at: AT, confirmed_at: AT },
          { id: '6', purpose: 'products', created_at: AT, confirmed_at: null },
        ],
        reviews: [{ id: '7', name: 'Rut', workplace: 'Kliniken', title: 'Om oro', sent_at: AT }],
      }),
    ).toEqual([
      { id: 'messages', entries: [['Rut (Besvarat): Hej där', AT]] },
      { id: 'consents', entries: [['Bekräftad (källa: redaktionen)', AT]] },
      {
        id: 'notify_entries',
        entries: [
          ['Premium (bekräftad)', AT],
          ['Produkter (inte bekräftad)', AT],
        ],
      },
      { id: 'reviews', entries: [['Rut, Kliniken: Om oro', AT]] },
    ]);
  });

  it('names each purchase with its state, goods and sum', () => {
    expect(shown({ orders: [ORDER, { ...ORDER, status: 'expired' }] })).toEqual([
      {
        id: 'orders',
        entries: [
          ['ST-1 (Betalt): 2 × Mjuk start, 1 × Kvällar, 147,00 kr', AT],
          ['ST-1 (Utgånget): 2 × Mjuk start, 1 × Kvällar, 147,00 kr', AT],
        ],
      },
    ]);
  });

  it('names each withdrawal, mail and event, and the account', () => {
    expect(
      shown({
        withdrawals: [
          {
            id: '8',
            reference: 'ÅN-1',
            name: 'Rut',
            order: 'ST-1',
            order_id: '6',
            status: 'handled',
            created_at: AT,
          },
        ],
        mails: [{ template: 'receipt', subject: 'Tack', status: 'sent', created_at: AT }],
        account: { name: '', username: 'Rut', role: 'admin', created_at: AT },
        events: [
          { at: AT, action: 'Unknown_call', outcome: 'done' },
          { at: '2026-01-01T10:00:00Z', action: 'Unknown_call', outcome: 'done' },
        ],
      }),
    ).toEqual([
      { id: 'withdrawals', entries: [['ÅN-1 (Hanterat): ST-1, Rut', AT]] },
      { id: 'mails', entries: [['Tack (skickat)', AT]] },
      { id: 'account', entries: [['Rut (admin)', AT]] },
      { id: 'events', entries: [['Unknown_call', AT, 2]] },
    ]);
  });
});
