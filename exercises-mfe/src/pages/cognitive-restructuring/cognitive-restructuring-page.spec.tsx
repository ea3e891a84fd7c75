import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { refuseStorage, showPage } from '../../../test/show-page';
import { PATTERN_TEXTS } from './cognitive.copy';
import { CognitiveRestructuringPage } from './cognitive-restructuring-page';

const PATH = '/resurser/kognitiv-omstrukturering';
const show = (...entries: string[]) =>
  showPage(<CognitiveRestructuringPage />, ...(entries.length ? entries : [PATH]));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => fireEvent.click(button(name));
const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const stepHeading = () => document.querySelector('[data-step-heading]');
const journal = () => within(screen.getByRole('region', { name: 'Dina sparade övningar' }));

function walk(thought = 'Det går aldrig.'): void {
  write(thought);
  click('Nästa');
  choose('Övergeneralisering');
  click('Nästa');
  write('Det gick inte i dag.');
  click('Nästa');
  choose('Lite lättare');
  click('Slutför');
}

beforeEach(() => {
  window.print = jest.fn();
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('cognitive restructuring', () => {
  it('says at the field which thoughts it is no tool for, and whom to call', () => {
    show();
    const field = screen.getByRole('textbox');
    expect(field).toHaveAccessibleDescription(/skada dig själv.*90101 ?, eller 112/);
    expect(field).toHaveAccessibleDescription(/farligt eller orätt.*inte din tanke/);
    const warning = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(0) ?? '');
    if (!warning) throw new Error('Nothing describes the field.');
    const numbers = within(warning).getAllByRole('link');
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual([
      'tel:90101',
      'tel:112',
      'tel:90390',
      'tel:020505050',
      'tel:020808080',
      '#akut-hjalp',
    ]);
  });

  it('shows who helps at once below a thought of not living, and goes on as the second way', () => {
    show();
    write('Det går aldrig.');
    expect(button('Nästa')).toHaveClass('primary');
    write('Jag vill inte leva längre');
    const card = screen.getByRole('heading', { name: 'Om det känns för tungt just nu' });
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(screen.getByRole('textbox').compareDocumentPosition(card)).toBe(follows);
    expect(card.compareDocumentPosition(button('Nästa'))).toBe(follows);
    expect(button('Nästa')).toHaveClass('secondary');
    click('Nästa');
    expect(stepHeading()).toHaveTextContent('Känner du igen mönstret?');
  });

  it('can be left at once from every step, and says what is kept', () => {
    show();
    const exit = () => screen.getByRole('link', { name: 'Lämna sidan snabbt' });
    expect(exit()).toHaveAccessibleDescription(/Sparat och historik finns kvar/);
    expect(screen.getByText(/Raderar texten/)).toBeVisible();
    walk();
    expect(exit()).toHaveAttribute('href', 'https://www.smhi.se/');
    // From the second step on it is a description alone.
    expect(exit()).toHaveAccessibleDescription(/Sparat och historik finns kvar/);
    expect(screen.getByText(/Raderar texten/)).not.toBeVisible();
  });

  it('straightens the tangle of the progress with each step', () => {
    show();
    const line = () => screen.getByRole('progressbar').querySelector('path')?.getAttribute('d');
    const tangle = line();
    write('Det går aldrig.');
    click('Nästa');
    expect(line()).toMatch(/^M0\.0 63\.0C/);
    expect(line()).not.toBe(tangle);
  });

  it('folds the data file under another format', () => {
    show();
    walk();
    click('Spara övningen');
    expect(journal().getByText('Ladda ner som datafil').closest('details')).toHaveTextContent(
      /^Annat format/,
    );
    expect(journal().getByText('Ladda ner som text').closest('details')).toBeNull();
  });

  it('opens the next step only when the present one is filled, blanks not counted', () => {
    const { address } = show();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Steg 1 av 4');
    expect(screen.queryByRole('button', { name: 'Tillbaka' })).not.toBeInTheDocument();
    expect(button('Nästa')).toBeDisabled();
    write('  \n ');
    expect(button('Nästa')).toBeDisabled();
    write('Det går aldrig.');
    click('Nästa');
    expect(address()).toBe(`${PATH}?steg=2`);
    expect(stepHeading()).toHaveFocus();
    expect(button('Nästa')).toBeDisabled();
    choose('Katastroftankar');
    click('Nästa');
    expect(button('Nästa')).toBeDisabled();
    write('Det gick inte i dag.');
    click('Nästa');
    expect(button('Slutför')).toBeDisabled();
    choose('Ungefär som förut');
    click('Slutför');
    expect(address()).toBe(`${PATH}?steg=klar`);
    expect(stepHeading()).toHaveFocus();
    expect(screen.getByText('Det gick inte i dag.')).toBeVisible();
  });

  it('explains five patterns with an example each', () => {
    show();
    write('Det går aldrig.');
    click('Nästa');
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    Object.values(PATTERN_TEXTS).forEach(({ name, text, example }) =>
      expect(screen.getByRole('radio', { name })).toHaveAccessibleDescription(`${text} ${example}`),
    );
  });

  it('goes back from step 2, with all that was filled in still there', async () => {
    show('/resurser', PATH);
    write('Det går aldrig.');
    click('Nästa');
    choose('Tankeläsning');
    click('Tillbaka');
    expect(await screen.findByRole('textbox')).toHaveValue('Det går aldrig.');
    click('Nästa');
    expect(screen.getByRole('radio', { name: 'Tankeläsning' })).toBeChecked();
  });

  it('saves once on click, in this browser alone', () => {
    show();
    walk();
    expect(localStorage).toHaveLength(0);
    click('Spara övningen');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Övningen har sparats!');
    expect(screen.queryByText(/demo/)).not.toBeInTheDocument();
    click('Sparad');
    const kept: unknown = JSON.parse(localStorage.getItem('stillsam.ovning.tankar') ?? '');
    expect(kept).toEqual([
      {
        originalThought: 'Det går aldrig.',
        pattern: 'overgeneralizing',
        reframedThought: 'Det gick inte i dag.',
        emotionalShift: 'lighter',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
  });

  it('saves a change in place of what was saved before', async () => {
    const { goBack } = show();
    walk();
    click('Spara övningen');
    await goBack();
    choose('Mer hoppfullt');
    click('Slutför');
    click('Spara övningen');
    click('Visa 1 övning');
    expect(journal().getByText('Mer hoppfullt')).toBeVisible();
  });

  it('starts over with empty fields', () => {
    const { address } = show();
    walk();
    click('Gör övningen igen');
    expect(address()).toBe(PATH);
    expect(screen.getByRole('textbox')).toHaveValue('');
    // How many exercises were finished, and nothing of their answers.
    expect(Object.keys(sessionStorage)).toEqual(['stillsam.ovning.antal']);
  });

  it('offers a returning visitor to resume at the last step', () => {
    const first = show();
    write('Det går aldrig.');
    click('Nästa');
    first.unmount();
    show();
    click('Fortsätt där du var');
    expect(screen.getByText('Känner du igen mönstret?')).toHaveFocus();
  });

  it('shows the journal on click, prints it alone, and erases it by one click', () => {
    show();
    walk('Tanken ett');
    click('Spara övningen');
    click('Gör övningen igen');
    walk('Tanken två');
    click('Spara övningen');
    click('Gör övningen igen');
    expect(screen.queryByText('Tanken ett')).not.toBeInTheDocument();
    click('Visa 2 övningar');
    expect(journal().getAllByRole('listitem')[0]).toHaveTextContent('Tanken två');
    click('Skriv ut övningarna');
    expect(document.querySelector('[data-printed]')).toHaveAttribute('data-printed', 'journal');
    expect(window.print).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('[data-printed]')).toHaveAttribute('data-printed', 'exercise');
    click('Radera alla');
    expect(localStorage).toHaveLength(0);
    expect(screen.getByText('2 övningar är raderade.').closest('[role=status]')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Dina sparade övningar' })).toHaveFocus();
    click('Ångra');
    expect(journal().getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(journal().getAllByRole('button', { name: /^Radera övningen från/ })[0] as HTMLElement);
    expect(journal().getByText('Tanken ett')).toBeVisible();
    expect(screen.queryByText('Tanken två')).not.toBeInTheDocument();
  });

  it('does not say that an entry is erased when the browser refuses to write the rest', () => {
    show();
    for (const thought of ['Tanken ett', 'Tanken två']) {
      walk(thought);
      click('Spara övningen');
      click('Gör övningen igen');
    }
    click('Visa 2 övningar');
    const allow = refuseStorage();
    fireEvent.click(journal().getAllByRole('button', { name: /^Radera övningen från/ })[0] as HTMLElement);
    expect(journal().getByText(/Webbläsaren kunde inte spara ändringen/)).toBeVisible();
    expect(journal().queryByText('Övningen är raderad.')).not.toBeInTheDocument();
    click('Radera alla');
    expect(localStorage).toHaveLength(0);
    allow();
  });

  it('says when the browser refuses to save, and loses nothing on the screen', () => {
    const allow = refuseStorage();
    show();
    walk();
    expect(screen.getByText(/Din webbläsare sparar ingenting här/)).toBeVisible();
    click('Spara övningen');
    expect(screen.getByRole('alert')).toHaveTextContent('Webbläsaren kunde inte spara övningen');
    expect(screen.queryByText('Övningen har sparats!')).not.toBeInTheDocument();
    click('Visa 1 övning');
    expect(journal().getByText('Det går aldrig.')).toBeVisible();
    click('Radera alla');
    click('Gör övningen igen');
    allow();
  });
});
