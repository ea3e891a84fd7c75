import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as legalFigures from '@stillsam/legal-figures';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { screen } from '@testing-library/react';
import { jsonResponse, startFakeApi } from './fake-api';
import { aSummary, listingOf } from './fixtures';

const AI = 'Texterna är skrivna med hjälp av AI.';
const NOT_OPEN = /öppnar först när allt det står på sidan/;
const PUBLIC = { siteOrigin: 'https://stillsam.example' };

let company = testBusiness();
// The owner fills in the real file, so this spec has companies of its own.
jest.unstable_mockModule('@stillsam/legal-figures', () => ({
  ...legalFigures,
  BUSINESS: { ...testBusiness(), areTestimonialsTrue: null, isFounderStoryTrue: null },
  isSiteOpen: (origin: string) => legalFigures.isSiteOpen(origin, company),
  aiNotice: () => legalFigures.aiNotice(company),
}));
const { renderSite } = await import('./render-site');
const { startArticle } = await import('./start-article');

beforeEach(() => {
  company = testBusiness();
});

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
    company = testBusiness({ legalName: null });
    startSite();
    renderSite(path, PUBLIC);
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
    company = testBusiness({ legalName: null });
    startSite();
    renderSite(path);
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  });

  it('leaves the withdrawal open, which is a right', async () => {
    company = testBusiness({ legalName: null });
    renderSite('/angerratt', PUBLIC);
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

describe('the use of AI', () => {
  it('stands at the top of an article', async () => {
    company = testBusiness({ aiUse: AI });
    startArticle();
    renderSite('/kunskapsbibliotek/vila-utan-prestation', PUBLIC);
    expect(await screen.findByText(AI)).toBeVisible();
  });

  it('needs no line where a named editor has reviewed each text', async () => {
    company = testBusiness({ aiUse: AI, responsibleEditor: 'Kim Ek', isEachTextReviewed: true });
    startArticle();
    renderSite('/kunskapsbibliotek/vila-utan-prestation', PUBLIC);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(AI)).not.toBeInTheDocument();
  });
});
