import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { NO_PLAN, STORED_PLAN } from '@stillsam/my-plan';
import { showPage } from '../../../test/show-page';
import { MyPlanPage, planAsText } from './my-plan-page';

const show = () => showPage(<MyPlanPage />, '/min-plan');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const THING = { title: 'Mindful andning', path: '/resurser/mindful-andning' };

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the plan', () => {
  it('leads to what was put into it, and takes it out again', () => {
    STORED_PLAN.save({ ...NO_PLAN, things: [THING] });
    show();
    expect(screen.getByRole('link', { name: THING.title })).toHaveAttribute('href', THING.path);
    click('Ta bort Mindful andning ur planen');
    expect(screen.queryByRole('link', { name: THING.title })).not.toBeInTheDocument();
    expect(screen.getByText(/^Tryck på ”Lägg i Min plan”/)).toBeVisible();
  });

  it('keeps the note while it is written, and loses it when it is erased, with a way back', () => {
    const { unmount } = show();
    write('Så här märker jag att det är på väg', 'Käken');
    write('Den här personen kan jag ringa', 'Karin');
    unmount();
    show();
    expect(screen.getByRole('textbox', { name: 'Den här personen kan jag ringa' })).toHaveValue('Karin');
    click('Radera planen');
    expect(localStorage).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: 'Den här personen kan jag ringa' })).toHaveValue('');
    click('Ångra');
    expect(screen.getByRole('textbox', { name: 'Så här märker jag att det är på väg' })).toHaveValue('Käken');
  });

  it('shows that it can be printed and taken along before anything is written', () => {
    show();
    for (const name of ['Skriv ut', 'Ladda ner som text'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    write('Den här personen kan jag ringa', 'Karin');
    for (const name of ['Skriv ut', 'Ladda ner som text'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it.each([
    ['Apple Computer, Inc.', 1],
    ['Google Inc.', 0],
  ])('says where the browser erases a plan that is not opened for a week: %s', (vendor, sentences) => {
    jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
    show();
    expect(screen.queryAllByText(/kan radera planen/)).toHaveLength(sentences);
  });

  it('shows who helps below the line that says it is needed', () => {
    show();
    write('Det här brukar hjälpa mig lite', 'Gå ut');
    expect(screen.queryByText(/Då räcker inte en lapp/)).not.toBeInTheDocument();
    write('Så här märker jag att det är på väg', 'Jag vill inte leva');
    expect(screen.getByText(/Då räcker inte en lapp/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ring Självmordslinjen på 90101' })).toBeVisible();
  });

  it('prints each text whole, the numbers and the day, and nothing of what is empty', () => {
    const helps = Array.from({ length: 7 }, (_, line) => `Rad ${line}`).join('\n');
    STORED_PLAN.save({ ...NO_PLAN, things: [THING], helps });
    show();
    const sheet = screen.getByRole('article');
    const lines = [...sheet.querySelectorAll('h1, h2, li, p')].map((each) => each.textContent);
    expect(lines).toEqual([
      'Min plan',
      'Mindful andning',
      'Det här brukar hjälpa mig lite',
      helps,
      expect.stringMatching(/112 .*90101/),
      expect.stringMatching(/^\d+ \p{L}+ \d{4}$/u),
    ]);
    expect(screen.getByRole('textbox', { name: 'Det här brukar hjälpa mig lite' })).toHaveAttribute(
      'rows',
      '7',
    );
  });

  it('leaves as text with what is written alone', () => {
    const plan = { ...NO_PLAN, things: [THING], helps: 'Gå ut en stund\n' };
    expect(planAsText(plan)).toBe(
      'Min plan\r\n\r\n- Mindful andning\r\n\r\nDet här brukar hjälpa mig lite: Gå ut en stund\r\n',
    );
  });
});
