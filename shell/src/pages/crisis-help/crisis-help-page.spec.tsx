import { afterEach, describe, expect, it } from '@jest/globals';
import { NO_PLAN, STORED_PLAN } from '@stillsam/my-plan';
import { crisisLanguagePath, PATHS } from '@stillsam/paths';
import { setRuntimeConfig } from '@stillsam/platform';
import { crisisLines, type CrisisLanguage } from '@stillsam/ui';
import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import data from '../../../../content/crisis-languages.json' with { type: 'json' };
import { RegionError } from '../../remotes/remote-region';
import { CrisisHelp, CrisisHelpPage, loader } from './crisis-help-page';
import { CRISIS_HELP_COPY, pageLanguages, type Translation } from './crisis-languages';

const CONFIG = { siteOrigin: 'https://stillsam.example', apiOrigin: '' };
setRuntimeConfig(CONFIG);
afterEach(() => setRuntimeConfig(CONFIG));

const UNCHECKED = 'Vi har inte själva kontrollerat nummer och tider än.';

const [ENGLISH] = data.languages;
if (!ENGLISH?.text) throw new Error('There is no English text.');
const { page, words, phrases } = ENGLISH.text;

/** A right-to-left translation with marked words in place of real ones. */
const marked = <Texts extends object>(texts: Texts): Texts =>
  JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? `‹${value}›` : value,
  );
const ARABIC: Translation = {
  tag: 'ar',
  name: 'العربية',
  dir: 'rtl',
  needsReader: true,
  reader: { name: 'Namn Namnsson', translatedBy: 'Prov Provsson', checkedOn: '2027-01-09' },
  text: { page: marked(page), words: marked(words), phrases: { 'Dygnet runt': '‹Dygnet runt›' } },
};

function show(translations: readonly Translation[], tag: string) {
  const languages = pageLanguages(translations);
  const language = languages.find((one) => one.tag === tag);
  if (!language) throw new Error(`${tag} is not shown.`);
  return render(<CrisisHelp language={language} languages={languages} />).container;
}

function open(path: string) {
  const route = {
    Component: CrisisHelpPage,
    ErrorBoundary: RegionError,
    loader,
    HydrateFallback: () => null,
  };
  const routes = [
    { ...route, path: PATHS.crisisHelp },
    { ...route, path: crisisLanguagePath(':language') },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

describe('the page of helplines', () => {
  it('has every line in its group, each with a number to dial', async () => {
    open('/akut-hjalp');
    expect(await screen.findByRole('heading', { level: 1, name: 'Akut hjälp' })).toBeVisible();
    for (const [group, name] of [
      ['Nu', 'Hjälplinjen'],
      ['Prata', 'Jourhavande präst'],
      ['Våld', 'Kvinnofridslinjen'],
      ['Under 18', 'Bris'],
      ['Närstående', 'Anhöriglinjen'],
    ] as const)
      expect(within(screen.getByRole('region', { name: group })).getByText(name)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ring 112 vid fara för liv' })).toHaveAttribute(
      'href',
      'tel:112',
    );
  });

  it.each([
    ['/akut-hjalp', 'Lämna sidan snabbt', /SMHI.*finns kvar/],
    ['/akut-hjalp/en', 'Leave this page quickly', /SMHI.*remains/],
  ])('has a quick exit at %s', async (path, name, description) => {
    open(path);
    const exit = await screen.findByRole('link', { name });
    expect(exit).toHaveAttribute('href', 'https://www.smhi.se/');
    expect(exit).toHaveAccessibleDescription(description);
  });

  it('leads to a plan that is on the device', async () => {
    STORED_PLAN.save({ ...NO_PLAN, person: 'Kim' });
    open('/akut-hjalp');
    const link = await screen.findByRole('link', { name: 'Din lapp till nästa gång' });
    expect(link).toHaveAttribute('href', '/min-plan');
    act(() => STORED_PLAN.clear());
    expect(link).not.toBeInTheDocument();
  });

  it('says which languages a line answers in, where that is known', async () => {
    open('/akut-hjalp');
    expect(await screen.findAllByText('Svarar på svenska, med tolk på de flesta språk')).not.toHaveLength(0);
    expect(screen.getByText(/Står inget, räkna med svenska/)).toBeVisible();
  });

  it('says once, below all groups, that nobody has checked the numbers', async () => {
    open('/akut-hjalp');
    const note = await screen.findByText(UNCHECKED);
    expect(note.closest('section, li')).toBeNull();
  });

  it('says it of each group where one line has been checked', () => {
    const checked = crisisLines().map((line) =>
      line.id === 'bris' ? { ...line, checkedOn: '2027-01-09', checkedBy: 'Anna Berg' } : line,
    );
    setRuntimeConfig({ ...CONFIG, crisisLines: checked });
    show(data.languages, 'sv');
    expect(screen.getByText('9 januari 2027').closest('section')).toHaveAccessibleName('Under 18');
    expect(screen.getAllByText(UNCHECKED)).toHaveLength(5);
  });

  it('answers in English, and says that nobody has read the translation', async () => {
    open('/akut-hjalp/en');
    const title = await screen.findByRole('heading', { level: 1, name: 'Help now' });
    expect(title.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'Call 112 if a life is in danger' })).toBeVisible();
    const unread = screen.getByText('No native speaker has read this translation yet.');
    const first = screen.getByRole('link', { name: 'Call 112 if a life is in danger' });
    expect(unread.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Svenska' })).toHaveAttribute('href', '/akut-hjalp');
  });

  it.each(['ar', 'fi', 'se', 'so', 'uk', 'fa', 'xx'])('hides %s', async (tag) => {
    open(`/akut-hjalp/${tag}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sidan finns inte' })).toBeVisible();
  });
});

describe('a translation', () => {
  it('stays hidden until a native speaker is named', () => {
    const tags = (changes: Partial<Translation>) =>
      pageLanguages([{ ...ARABIC, ...changes }]).map(({ tag }) => tag);
    expect(tags({})).toEqual(['sv', 'ar']);
    expect(tags({ reader: null })).toEqual(['sv']);
    expect(tags({ text: null })).toEqual(['sv']);
  });

  it.each([
    { name: '', translatedBy: 'Prov Provsson', checkedOn: '2027-01-09' },
    { name: 'Namn Namnsson', translatedBy: '', checkedOn: '2027-01-09' },
    { name: 'Namn Namnsson', translatedBy: 'Prov Provsson', checkedOn: '' },
  ])('stays hidden without reader, translator or day: %j', (reader) => {
    expect(pageLanguages([{ ...ARABIC, reader }])).toHaveLength(1);
  });

  it('reads from right to left, with each number kept apart from the text around it', () => {
    const container = show([ARABIC], 'ar');
    expect(container.firstElementChild).toHaveAttribute('dir', 'rtl');
    expect(container.firstElementChild).toHaveAttribute('lang', 'ar');
    for (const link of container.querySelectorAll('a[href^="tel:"]'))
      expect(link.firstElementChild?.tagName).toBe('BDI');
    const note = screen.getByText(/^‹Translated by:›/);
    expect(note).toHaveTextContent(
      '‹Translated by:› Prov Provsson. ‹Read by a native speaker:› Namn Namnsson, 2027-01-09',
    );
  });

  it('marks as Swedish what is not translated', () => {
    show([ARABIC], 'ar');
    expect(screen.getAllByText('‹Dygnet runt›')).not.toHaveLength(0);
    expect(screen.getByText('du behöver inte vara troende')).toHaveAttribute('lang', 'sv');
  });

  it('shows new hours in Swedish rather than the old ones', () => {
    const changed = crisisLines().map((line) =>
      line.id === 'bris' ? { ...line, hours: 'Varje dag klockan 8–20' } : line,
    );
    setRuntimeConfig({ ...CONFIG, crisisLines: changed });
    show(data.languages, 'en');
    expect(screen.getByText('Varje dag klockan 8–20')).toHaveAttribute('lang', 'sv');
  });

  it('has every text in English', () => {
    const texts = crisisLines().flatMap(({ label, reach, hours, forWhom, answersIn, chatHours }) =>
      [label, reach, hours, forWhom, answersIn, chatHours].filter((text) => text !== null),
    );
    expect(Object.keys(phrases)).toEqual(expect.arrayContaining(texts));
    expect(Object.keys(page)).toEqual(Object.keys(CRISIS_HELP_COPY));
    const shape: CrisisLanguage['words'] = words;
    expect(Object.values(shape).every(Boolean)).toBe(true);
  });

  it('keeps the number in the name of a link', () => {
    for (const { label, number } of crisisLines())
      if (label && number) expect(Reflect.get(phrases, label)).toContain(number);
  });
});
