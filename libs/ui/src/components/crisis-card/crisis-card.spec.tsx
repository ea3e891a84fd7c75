import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CrisisCard } from './crisis-card';
import { CRISIS_CHECKED_ON, CRISIS_CONTACTS } from './crisis-contacts';
import { dayInWords } from '@stillsam/dates';

describe('CrisisCard', () => {
  it.each([
    ['Ring 112 vid fara för liv', 'tel:112', 'Dygnet runt'],
    ['Ring 1177 för råd om vård', 'tel:1177', 'Dygnet runt'],
    ['Ring Självmordslinjen på 90101', 'tel:90101', 'Dygnet runt, du får vara anonym'],
    ['Ring Jourhavande medmänniska på 08-702 16 80', 'tel:+4687021680', 'Varje natt 21–06'],
    ['Ring 112 och fråga efter jourhavande präst', 'tel:112', 'Varje natt 21–06, be att få bli kopplad'],
    ['Ring Bris på 116 111, för dig under 18 år', 'tel:116111', 'Dygnet runt, för dig under 18 år'],
    ['Ring Kvinnofridslinjen på 020-50 50 50', 'tel:020505050', 'Dygnet runt, vid hot och våld'],
  ])('dials, with its hours beside it: %s', (name, address, when) => {
    render(<CrisisCard />);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    const line = link.closest('li');
    if (!line) throw new Error('No line has the number.');
    expect(within(line).getByText(when)).toBeVisible();
  });

  it('names each link by a text that contains its visible number', () => {
    for (const { label, number } of CRISIS_CONTACTS) expect(label).toContain(number);
  });

  it('does not promise immediate help where there may be a queue', () => {
    render(<CrisisCard />);
    expect(screen.getByText(/Här finns någon att prata med\. Är det kö, ring igen\./)).toBeVisible();
    expect(screen.queryByText(/någon svarar|svarar någon/)).not.toBeInTheDocument();
  });

  it('has a chat for visitors who cannot speak aloud, and 112 for those who cannot hear or speak', () => {
    render(<CrisisCard />);
    const chats = screen.getByText('Kan du inte tala högt?').closest('li');
    if (!chats) throw new Error('No line has the chats.');
    expect(within(chats).getByRole('link', { name: 'mind.se' })).toHaveAttribute('href', 'https://mind.se');
    expect(within(chats).getByRole('link', { name: 'bris.se' })).toHaveAttribute(
      'href',
      'https://www.bris.se',
    );
    expect(screen.getByText(/Sms till 112 .* anmält ditt nummer hos SOS Alarm/)).toBeVisible();
    expect(screen.getByText(/texttelefoni\.se/)).toBeVisible();
  });

  it('shows when the numbers were last checked, as text and as a machine-readable date', () => {
    render(<CrisisCard />);
    const day = screen.getByText(dayInWords(CRISIS_CHECKED_ON));
    expect(day).toHaveAttribute('datetime', CRISIS_CHECKED_ON);
    expect(day.parentElement).toHaveTextContent(/^Senast kontrollerad \d{1,2} [a-z]+ \d{4}$/);
  });

  it('is a region named by its heading, of the level that the page needs', () => {
    render(<CrisisCard headingLevel={3} />);
    expect(screen.getByRole('region', { name: 'Om det känns för tungt just nu' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
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
