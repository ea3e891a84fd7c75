import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { showPage } from '../../../test/show-page';
import { SleepDiaryPage } from './sleep-diary-page';

const show = () => showPage(<SleepDiaryPage />, '/resurser/somndagbok');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillNight() {
  fill('Morgonen som natten slutade på', '2026-03-05');
  fill('När gick du och lade dig?', '23:00');
  fill('När släckte du och försökte somna?', '23:15');
  fill('När vaknade du för gott?', '06:30');
  fill('När steg du upp?', '07:00');
  fill('Hur lång tid tog det ungefär att somna, i minuter?', '0');
  fill('Hur många gånger vaknade du?', '0');
  fill('Hur länge var du vaken de gångerna, sammanlagt i minuter?', '0');
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
}

afterEach(() => localStorage.clear());

describe('the sleep diary', () => {
  it('says in a sentence how much of the time in bed was sleep, after a reload too', () => {
    const { unmount } = show();
    click('Fyll i första natten');
    fillNight();
    click('Spara natten');
    const sentence =
      'Den här natten sov du omkring 7 timmar och 15 minuter av 8 timmar från att du lade dig till att du steg upp.';
    expect(screen.getByText(sentence)).toBeVisible();
    unmount();
    show();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('keeps what was typed when something is missing or contradicts itself, and goes to the field', () => {
    show();
    click('Fyll i första natten');
    fill('När släckte du och försökte somna?', '23:15');
    click('Spara natten');
    const first = screen.getByLabelText('När gick du och lade dig?');
    expect(first).toHaveAccessibleDescription('Fyll i en ungefärlig tid.');
    expect(first).toHaveFocus();
    expect(screen.getByLabelText('När släckte du och försökte somna?')).toHaveValue('23:15');
    fillNight();
    fill('När steg du upp?', '06:00');
    click('Spara natten');
    expect(screen.getByLabelText('När steg du upp?')).toHaveAccessibleDescription(/Tiderna går inte ihop/);
  });

  it('asks nothing about sleep after a night without any', () => {
    show();
    click('Fyll i första natten');
    fillNight();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Jag sov ingenting' }));
    expect(screen.queryByLabelText('Hur många gånger vaknade du?')).not.toBeInTheDocument();
    click('Spara natten');
    expect(screen.getByText(/sov du omkring 0 minuter av 8 timmar/)).toBeVisible();
  });

  it('says that a night replaced another, and gives it back', () => {
    show();
    click('Fyll i första natten');
    fillNight();
    click('Spara natten');
    click('Skriv om natten som var');
    fillNight();
    fill('När steg du upp?', '08:00');
    click('Spara natten');
    expect(screen.getByText('Natten ersatte en tidigare.')).toBeVisible();
    click('Ångra');
    expect(screen.getByText(/I sängen 23\.00–07\.00/)).toBeVisible();
  });

  it('says when to stop once there is a night, and gives no advice on time in bed', () => {
    show();
    click('Fyll i första natten');
    fillNight();
    click('Spara natten');
    expect(screen.getByText(/Tänker du mer på sömnen när du skriver\? Sluta då/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/sömnfönster|kortare tid i sängen/);
  });

  it('folds what is less urgent of when to seek care, and no crisis number', () => {
    show();
    const folded = screen.getByText('Fler skäl att söka vård').closest('details');
    expect(folded).toContainElement(screen.getByText(/^Snarkar du högt/));
    expect(screen.getByText(/full av energi\? Sök vård samma dag/).closest('details')).toBeNull();
    for (const number of ['90101', '112'])
      expect(screen.getByRole('link', { name: number }).closest('details')).toBeNull();
  });

  it('erases nights, and undoes it', () => {
    show();
    click('Fyll i första natten');
    fillNight();
    click('Spara natten');
    click('Radera hela dagboken');
    expect(screen.getByRole('heading', { name: 'Hur var natten?' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(screen.getByText('Natten är raderad.')).toBeVisible();
    click('Ångra');
    click('Radera natten till 5 mars 2026');
    expect(screen.getByRole('heading', { name: 'Hur var natten?' })).toBeVisible();
  });
});
