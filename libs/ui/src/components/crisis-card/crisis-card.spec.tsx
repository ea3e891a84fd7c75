import { afterEach, describe, expect, it } from '@jest/globals';
import { setRuntimeConfig } from '@stillsam/platform';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { dayInWords } from '@stillsam/dates';
import { CrisisCard } from './crisis-card';
import { CrisisLineItem } from './crisis-line-list';
import { crisisLines } from '../../crisis-lines';

const LINES = crisisLines();
const lineOf = (name: string) => {
  const line = screen.getByText(name).closest('li');
  if (!line) throw new Error(`No line has the name ${name}.`);
  return within(line);
};
/** A line of the data, with changes. */
function lineWith(changes: Partial<(typeof LINES)[number]>) {
  const [, , line] = LINES;
  if (!line) throw new Error('There is no third line.');
  return { ...line, ...changes };
}

const UNCHECKED = 'Vi har inte själva kontrollerat nummer och tider än.';
const CONFIG = { siteOrigin: '', apiOrigin: '' };
afterEach(() => setRuntimeConfig(CONFIG));

describe('CrisisCard', () => {
  it.each([
    ['Ring 112 vid fara för liv', 'tel:112', 'Dygnet runt'],
    ['Ring 1177 för råd om vård', 'tel:1177', 'Dygnet runt'],
    [
      'Ring Hjälplinjen på 90 390',
      'tel:90390',
      'Dygnet runt, för vuxna som har det svårt och för närstående, du får vara anonym',
    ],
    ['Ring Självmordslinjen på 90101', 'tel:90101', 'Dygnet runt, du får vara anonym'],
  ])('dials at once, with its hours beside it: %s', (name, address, when) => {
    render(<CrisisCard />);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(link.closest('details')).toBeNull();
    const line = link.closest('li');
    if (!line) throw new Error('No line has the number.');
    expect(within(line).getByText(when)).toBeVisible();
  });

  it.each([
    ['Ring Jourhavande medmänniska på 08-702 16 80', 'tel:+4687021680'],
    ['Ring Kvinnofridslinjen på 020-50 50 50', 'tel:020505050'],
    ['Ring Stödlinjen för män på 020-80 80 80', 'tel:020808080'],
    ['Ring Stödlinjen för transpersoner på 020-55 00 00', 'tel:020550000'],
    ['Ring Rätt att välja på 020-57 70 70', 'tel:020577070'],
    ['Ring Bris på 116 111, för dig under 18 år', 'tel:116111'],
  ])('unfolds to more numbers: %s', (name, address) => {
    render(<CrisisCard />);
    const more = screen.getByText('Fler nummer').closest('details');
    expect(more).not.toHaveAttribute('open');
    fireEvent.click(screen.getByText('Fler nummer'));
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(more).toContainElement(link);
  });

  it('gives a second number for Hjälplinjen', () => {
    render(<CrisisCard />);
    const line = lineOf('Hjälplinjen');
    expect(line.getByText(/Kommer du inte fram:/)).toBeVisible();
    expect(line.getByRole('link', { name: '08-524 499 10' })).toHaveAttribute('href', 'tel:+46852449910');
  });

  it('reaches the priest on duty by a sentence, not by a second 112', () => {
    render(<CrisisCard />);
    const line = lineOf('Jourhavande präst');
    expect(line.getByText('Via 112, be att få tala med jourhavande präst')).toBeInTheDocument();
    const addresses = line.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).not.toContain('tel:112');
  });

  it('names each link by a text that contains its visible number', () => {
    render(<CrisisCard />);
    for (const { number } of LINES)
      if (number)
        expect(screen.getByText(number, { selector: 'li > a > bdi' }).parentElement).toHaveAccessibleName(
          RegExp(number),
        );
  });

  it('says what to do when nobody answers and life is in danger', () => {
    render(<CrisisCard />);
    const text = screen.getByText(/Här finns någon att prata med\. Är det kö, ring igen\./);
    expect(text).toHaveTextContent(
      'Kommer du inte fram och livet är i fara: 112, eller åk till en psykiatrisk akutmottagning.',
    );
    expect(within(text).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    expect(screen.queryByText(/någon svarar|svarar någon/)).not.toBeInTheDocument();
  });

  it('has pages to write to for visitors who cannot speak aloud, with their hours', () => {
    render(<CrisisCard />);
    expect(lineOf('Bris').getByText(/Skriv i stället:/)).toHaveTextContent(
      /bris\.se\/for-barn-och-unga, dygnet runt$/,
    );
    expect(lineOf('Självmordslinjen').getByRole('link', { name: /mind\.se/ })).toHaveAttribute(
      'href',
      'https://mind.se/sjalvmordslinjen/',
    );
    expect(lineOf('Självmordslinjen').getByText(/tiderna står på sidan/)).toBeVisible();
    expect(screen.getByText(/Sms till 112 .* anmält ditt nummer hos SOS Alarm/)).toBeVisible();
    expect(screen.getByText(/texttelefoni\.se/)).toBeVisible();
  });

  it('says once, at its foot, that nobody has checked it', () => {
    render(<CrisisCard />);
    const note = screen.getByText(UNCHECKED);
    expect(note.closest('details, li')).toBeNull();
    const lists = screen.getAllByRole('list');
    for (const list of lists)
      expect(list.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows numbers and hours alone where it is compact, and folds other ways to reach them', () => {
    render(<CrisisCard first={['hjalplinjen', 'rad-om-vard']} isCompact />);
    const more = screen.getByText('Fler nummer').closest('details');
    for (const name of ['Ring Hjälplinjen på 90 390', 'Ring 1177 för råd om vård'])
      expect(more).not.toContainElement(screen.getByRole('link', { name }));
    expect(more).toContainElement(screen.getByRole('link', { name: '08-524 499 10' }));
    expect(more).toContainElement(screen.getByText(/Sms till 112/));
  });

  it('begins with 112 and the lines whose numbers the page has not named', () => {
    render(<CrisisCard named={['112', '1177', '90390']} isCompact />);
    const shown = screen.getAllByRole('link', { name: /^Ring / }).filter((link) => !link.closest('details'));
    expect(shown.map((link) => link.textContent)).toEqual(['112', '90101']);
  });

  it('says of each line of a group what is not true of all, and nothing of the kind beside 112', () => {
    const crisisLines = LINES.filter(({ group }) => group === 'now').map((line) =>
      line.id === 'hjalplinjen' ? { ...line, checkedOn: '2027-01-09', checkedBy: 'Anna Berg' } : line,
    );
    setRuntimeConfig({ ...CONFIG, crisisLines });
    render(<CrisisCard />);
    for (const { name, checkedOn } of crisisLines) {
      const note = lineOf(name).queryByText(UNCHECKED);
      expect(note !== null).toBe(checkedOn === null && name !== 'Fara för liv');
    }
    expect(lineOf('Hjälplinjen').getByText('9 januari 2027')).toBeVisible();
  });

  it('says nothing of a check where 112 stands alone', () => {
    render(<CrisisCard first={['fara-for-liv']} />);
    expect(screen.getAllByRole('list')[0]?.nextElementSibling?.tagName).toBe('DETAILS');
  });

  it('shows named lines in their order, and folds all others', () => {
    render(<CrisisCard first={['bris', 'rad-om-vard']} />);
    const shown = screen.getAllByRole('link', { name: /^Ring / }).filter((link) => !link.closest('details'));
    expect(shown.map((link) => link.textContent)).toEqual(['116 111', '1177']);
    expect(screen.getByText('112', { selector: 'li > a > bdi' }).closest('details')).not.toBeNull();
    expect(screen.getAllByText('1177', { selector: 'li > a > bdi' })).toHaveLength(1);
  });

  it('shows the first group where no line has a given id, so that nobody is left without a number', () => {
    render(<CrisisCard first={['finns-inte']} />);
    expect(screen.getByText('112', { selector: 'li > a > bdi' }).closest('details')).toBeNull();
  });

  it('folds nothing of a group that the named lines answer for, and says what is fitting', () => {
    render(<CrisisCard first={['kvinnofridslinjen']} without="violence" title="Hot" text="Ring 112." />);
    expect(screen.getByRole('region', { name: 'Hot' })).toHaveTextContent('Ring 112.');
    expect(screen.getByRole('link', { name: /Kvinnofridslinjen/ }).closest('details')).toBeNull();
    expect(screen.queryByText('Välj att sluta')).not.toBeInTheDocument();
    expect(screen.getByText('Fler nummer').closest('summary')).not.toHaveTextContent('Våld');
  });

  it('leads to all numbers on one page, in English too', () => {
    render(<CrisisCard />);
    expect(screen.getByRole('link', { name: 'Alla nummer på en sida' })).toHaveAttribute(
      'href',
      '/akut-hjalp',
    );
    expect(screen.getByRole('link', { name: 'In English' })).toHaveAttribute('href', '/akut-hjalp/en');
  });

  it('shows the lines that the owner has set', () => {
    setRuntimeConfig({ ...CONFIG, crisisLines: [lineWith({ name: 'Ny linje', number: '010-20 30 40' })] });
    render(<CrisisCard />);
    expect(screen.getByRole('link', { name: 'Ring Ny linje på 010-20 30 40' })).toHaveAttribute(
      'href',
      'tel:+4610203040',
    );
  });

  it('forms a region named by its heading, of the level that the page needs', () => {
    render(<CrisisCard headingLevel={3} />);
    expect(screen.getByRole('region', { name: 'Om det känns för tungt just nu' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  });
});

describe('CrisisLineItem', () => {
  it('shows the day of its own check and who did it, as text and as a machine-readable date', () => {
    render(<CrisisLineItem line={lineWith({ checkedOn: '2027-01-09', checkedBy: 'Anna Berg' })} />);
    const day = screen.getByText('9 januari 2027');
    expect(day).toHaveAttribute('datetime', '2027-01-09');
    expect(day.parentElement).toHaveTextContent(/^Kontrollerat 9 januari 2027 av Anna Berg$/);
    expect(screen.queryByText(/inte kontrollerat/)).not.toBeInTheDocument();
  });

  it('says of a check of more than half a year ago that things may have changed', () => {
    const line = lineWith({ checkedOn: '2026-01-09', checkedBy: 'Anna Berg', isOverdue: true });
    render(<CrisisLineItem line={line} />);
    expect(screen.getByText('9 januari 2026').parentElement).toHaveTextContent(
      'Kontrollerat 9 januari 2026 av Anna Berg. Det är mer än ett halvår sedan, så uppgiften kan ha ändrats.',
    );
  });

  it('claims only languages that somebody has verified', () => {
    const { rerender } = render(<CrisisLineItem line={lineWith({ answersIn: 'svenska och finska' })} />);
    expect(screen.getByText('Svarar på svenska och finska')).toBeVisible();
    rerender(<CrisisLineItem line={lineWith({ answersIn: null })} />);
    expect(screen.queryByText(/Svarar på/)).not.toBeInTheDocument();
  });
});

describe('swedishDay', () => {
  it('names every day of a leap year as the browser does', () => {
    const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });
    for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
      expect(dayInWords(new Date(day).toISOString().slice(0, 10))).toBe(format.format(day));
    }
  });
});
