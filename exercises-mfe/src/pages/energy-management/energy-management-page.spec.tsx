import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { STORED_PLAN } from '@stillsam/my-plan';
import { refuseStorage, showPage } from '../../../test/show-page';
import { ENERGY_LEVELS, LEVEL_TEXTS, MICRO_ACTIONS, REFLECTION_TEXTS } from './energy.copy';
import { EnergyManagementPage } from './energy-management-page';

const PATH = '/resurser/energihantering';
const show = (...entries: string[]) =>
  showPage(<EnergyManagementPage />, ...(entries.length ? entries : [PATH]));
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 2 });

function walk(): void {
  click(/^Nästan ingen/);
  click(/^Vila ögonen/);
  click('Fortfarande trött');
}

/** Captures the files that the page downloads. */
function catchFiles(): Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('energy management', () => {
  it('says at the end what was done, and puts it into the plan', () => {
    show();
    walk();
    expect(screen.getByText('Du valde ”Vila ögonen”. Det räknas.')).toBeVisible();
    click('Lägg i Min plan');
    expect(STORED_PLAN.read().things).toEqual([{ title: 'Vila ögonen', path: PATH }]);
  });

  it.each(ENERGY_LEVELS)('offers the micro actions of %s alone', (level) => {
    const { address } = show();
    click(new RegExp(`^${LEVEL_TEXTS[level].label}`));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Steg 2 av 3');
    expect(address()).toBe(`${PATH}?steg=2`);
    expect(heading()).toHaveFocus();
    const offered = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(offered).toEqual(MICRO_ACTIONS[level].map(({ label, hint }) => label + hint));
  });

  it('names who becomes worse after exertion, before anything is chosen and beside what costs most', () => {
    show();
    const note = /sämre dagen efter.*ME\/cfs.*covid-19.*under det du orkar.*tala med vården/;
    expect(screen.getByText(note)).toBeVisible();
    click(/^Så där/);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    click('Tillbaka');
    click(/^Ganska mycket/);
    expect(screen.getByText(note)).toBeVisible();
  });

  it('links the number that it names to visitors who are still tired', () => {
    show();
    walk();
    const links = screen.getAllByRole('link', { name: '1177' });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', 'tel:1177');
  });

  it('ends with an affirmation that fits the reflection', () => {
    const { address } = show();
    walk();
    expect(address()).toBe(`${PATH}?steg=klar`);
    expect(heading()).toHaveTextContent(REFLECTION_TEXTS['still-tired'].affirmation);
    expect(heading()).toHaveFocus();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Alla tre stegen är klara');
  });

  it('goes one step back by its button and by the browser’s', async () => {
    const { goBack, address } = show('/resurser', PATH);
    walk();
    await goBack();
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Fortfarande trött');
    click('Tillbaka');
    expect(await screen.findByRole('heading', { name: 'Välj något litet' })).toHaveFocus();
    expect(address()).toBe(`${PATH}?steg=2`);
  });

  it('offers a daily reminder that holds nothing of the answers', async () => {
    const files = catchFiles();
    show();
    walk();
    fireEvent.change(screen.getByLabelText('Klockan'), { target: { value: '07:15' } });
    click('Daglig påminnelse');
    expect(
      screen.getByText('Du kommer få en daglig påminnelse!').closest('[role=status]'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/demo/)).not.toBeInTheDocument();
    expect(files).toHaveLength(1);
    const text = await textOf(files[0] ?? new Blob());
    expect(text).toContain('RRULE:FREQ=DAILY');
    expect(text).toMatch(/DTSTART:\d{8}T071500/);
    expect(text).not.toMatch(/Vila ögonen|trött|Nästan ingen/);
  });

  it('reports a missing time and downloads nothing', () => {
    const files = catchFiles();
    show();
    walk();
    fireEvent.change(screen.getByLabelText('Klockan'), { target: { value: '' } });
    click('Daglig påminnelse');
    expect(screen.getByLabelText('Klockan')).toHaveAccessibleDescription('Välj en tid, till exempel 09:00.');
    expect(files).toEqual([]);
  });

  it('restarts from the affirmation, with nothing chosen', () => {
    const { address } = show();
    walk();
    click('Börja om');
    expect(address()).toBe(PATH);
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    // How many exercises were finished, and nothing of their answers.
    expect(Object.keys(sessionStorage)).toEqual(['stillsam.ovning.antal']);
  });

  it('offers a returning visitor to resume at the last step', () => {
    const first = show();
    click(/^Så där/);
    first.unmount();
    show();
    click('Fortsätt där du var');
    expect(heading()).toHaveTextContent('Välj något litet');
  });

  it('keeps the answers on the screen and reports it when the storage refuses', () => {
    const allow = refuseStorage();
    show();
    walk();
    expect(screen.getByText(/Din webbläsare sparar ingenting här/)).toBeVisible();
    expect(heading()).toHaveTextContent(REFLECTION_TEXTS['still-tired'].affirmation);
    click('Börja om');
    allow();
  });
});
