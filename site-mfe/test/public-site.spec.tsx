import { describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { screen } from '@testing-library/react';
import { jsonResponse, startFakeApi } from './fake-api';
import { aSummary, listingOf } from './fixtures';
import { startGuides } from './guide-fixtures';
import { renderSite } from './render-site';
import { startArticle } from './start-article';

const AI = 'Texterna är skrivna med hjälp av AI.';
const LETTER = {
  slug: 'host-2026',
  subject: 'Ett höstbrev',
  preheader: '',
  sent_at: '2026-10-31T23:30:00.000Z',
  content: '<p>Hej du.</p>',
  is_listed: true,
};
const NOT_OPEN = /öppnar först när allt det står på sidan/;
const PUBLIC = { siteOrigin: 'https://stillsam.example', business: testBusiness() };

function startSite() {
  const api = startFakeApi();
  api.on('/api/blog/posts', ({ searchParams }) => jsonResponse(listingOf([aSummary({})], searchParams)));
  api.on('/api/products', () =>
    jsonResponse({
      products: [],
      checkout: {
        is_open: true,
        is_test: true,
        methods: ['card'],
        provider_origin: null,
        note: null,
        terms: { version: 'v1', text: 'Jag godkänner köpvillkoren.' },
        waiver: { version: 'v1', text: 'Jag samtycker.' },
      },
    }),
  );
}

const FORMS = [
  ['/kontakt', 'Skicka'],
  ['/checkout', 'Köp och betala'],
  ['/kunskapsbibliotek', 'Prenumerera'],
  ['/premium', 'Säg till mig'],
] as const;

describe('a form of a public site', () => {
  it.each(FORMS)('gives way at %s to the reason while a required detail is missing', async (path, button) => {
    startSite();
    renderSite(path, { ...PUBLIC, business: testBusiness({ legalName: null }) });
    expect(await screen.findByText(NOT_OPEN)).toBeVisible();
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it.each(FORMS)('opens at %s once the owner is named', async (path, button) => {
    startSite();
    renderSite(path, PUBLIC);
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
    expect(screen.queryByText(NOT_OPEN)).not.toBeInTheDocument();
  });

  it.each(FORMS)('opens at %s on the own machine whatever is missing', async (path, button) => {
    startSite();
    renderSite(path, { business: testBusiness({ legalName: null }) });
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  });

  it('leaves the withdrawal open, which is a right', async () => {
    renderSite('/angerratt', { ...PUBLIC, business: testBusiness({ legalName: null }) });
    expect(await screen.findByLabelText('Namn')).toBeEnabled();
    expect(screen.queryByText(NOT_OPEN)).not.toBeInTheDocument();
  });
});

describe('a text about people whom nobody has confirmed', () => {
  it('stays off a public site', async () => {
    startSite();
    const { unmount } = renderSite('/', PUBLIC);
    await screen.findByRole('region', { name: 'Vanliga frågor' });
    expect(screen.queryByRole('region', { name: 'Så kan det låta' })).not.toBeInTheDocument();
    unmount();
    renderSite('/om-oss', PUBLIC);
    await screen.findByRole('region', { name: 'Tre saker vi håller fast vid' });
    expect(screen.queryByRole('region', { name: 'Grundarens berättelse' })).not.toBeInTheDocument();
    expect(screen.getByText(/Här står vad vi håller fast vid/)).toBeVisible();
  });

  it('shows on the own machine', async () => {
    startSite();
    renderSite('/');
    expect(await screen.findByRole('region', { name: 'Så kan det låta' })).toBeVisible();
  });
});

describe.each([
  ['a guide', '/las/lugnare-kvallar/1', () => startGuides()],
  [
    'a letter',
    '/nyhetsbrev/brev/host-2026',
    () => startFakeApi().on('/api/newsletter/letters/host-2026', () => jsonResponse(LETTER)),
  ],
])('%s', (_, path, start) => {
  it('says how AI was used, and who answers for it once the owner has said so', async () => {
    start();
    const named = testBusiness({ aiUse: AI, responsibleEditor: 'Kim Ek' });
    const page = renderSite(path, { ...PUBLIC, business: named });
    expect(await screen.findByText(AI)).toBeVisible();
    expect(await screen.findByText('Ansvarig redaktör: Kim Ek.')).toBeVisible();
    page.unmount();
    renderSite(path, { ...PUBLIC, business: testBusiness({ aiUse: null }) });
    expect(await screen.findByText('AI i texten: inte redovisat än.')).toBeVisible();
    expect(screen.queryByText(/Ansvarig redaktör/)).not.toBeInTheDocument();
  });
});

describe('the use of AI', () => {
  it('stands at the top of an article', async () => {
    startArticle();
    const business = testBusiness({ aiUse: AI });
    renderSite('/kunskapsbibliotek/vila-utan-prestation', { ...PUBLIC, business });
    expect(await screen.findByText(AI)).toBeVisible();
  });

  it('needs no line where a named editor has reviewed each text', async () => {
    startArticle();
    const business = testBusiness({ aiUse: AI, responsibleEditor: 'Kim Ek', isEachTextReviewed: true });
    renderSite('/kunskapsbibliotek/vila-utan-prestation', { ...PUBLIC, business });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(AI)).not.toBeInTheDocument();
  });
});

describe('the responsible editor', () => {
  it('stands at the end of an article, and only once the owner has named one', async () => {
    startArticle();
    const page = renderSite('/kunskapsbibliotek/vila-utan-prestation', {
      ...PUBLIC,
      business: testBusiness({ responsibleEditor: 'Kim Ek' }),
    });
    expect(await screen.findByText('Ansvarig redaktör: Kim Ek.')).toBeVisible();
    page.unmount();
    renderSite('/kunskapsbibliotek/vila-utan-prestation', { ...PUBLIC, business: testBusiness() });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Ansvarig redaktör/)).not.toBeInTheDocument();
  });
});
