import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import '../../../../test/load-dashboard';
import '../settings-tab';
import { answer, startFakeApi } from '../../../../test/fake-api';
import { signedIn } from '../../../../test/fixtures';
import { renderAdmin } from '../../../../test/render-admin';
import { PRONUNCIATIONS, SETTINGS } from '../../../../test/settings';

const LINE = {
  id: 'bris',
  group: 'young',
  name: 'Bris',
  number: '116 111',
  label: null,
  reach: null,
  secondNumber: null,
  hours: 'Dygnet runt',
  forWhom: 'för dig under 18 år',
  answersIn: null,
  chat: null,
  chatHours: null,
  source: 'https://www.bris.se',
  checkedOn: null,
  checkedBy: null,
  isOverdue: false,
};
const OLD = {
  ...LINE,
  id: 'mind',
  name: 'Mind',
  number: '90101',
  checkedOn: '2026-01-09',
  checkedBy: 'Eva Ek',
};
const STATE = {
  version: 4,
  changed_at: '2026-03-05T09:12:00Z',
  changed_by_name: 'Åsa Öberg',
  lines: [LINE, { ...OLD, isOverdue: true }],
};
const LINE_PATH = '/api/admin/settings/crisis-lines/:id';

async function open() {
  const api = startFakeApi();
  signedIn(api);
  api.on('GET /api/admin/settings/business', () => answer(SETTINGS));
  api.on('GET /api/admin/settings/pronunciations', () => answer(PRONUNCIATIONS));
  api.on('GET /api/admin/settings/crisis-lines', () => answer(STATE));
  const { user } = renderAdmin('/admin/dashboard?flik=installningar#crisis-lines');
  await screen.findByText('116 111');
  return { api, user, section: within(screen.getByRole('region', { name: 'Stödlinjer' })) };
}

describe('the settings of helplines', () => {
  it('has the focus when the overview leads there, and says what is due and who changed it', async () => {
    const { section } = await open();
    expect(screen.getByRole('region', { name: 'Stödlinjer' })).toHaveFocus();
    expect(section.getByText('2 linjer att kontrollera')).toBeVisible();
    expect(section.getByText(/Inte kontrollerad än/)).toBeVisible();
    expect(section.getByText(/^Kontrollerad/, { selector: 'p.small' })).toHaveTextContent(
      /^Kontrollerad 9 januari 2026 av Eva Ek, för mer än ett halvår sedan\.$/,
    );
    expect(section.getByText(/^Senast ändrat av Åsa Öberg/)).toBeVisible();
  });

  it('leads to the source of a line, and renews its check by one press with what it says', async () => {
    const { api, user, section } = await open();
    const source = section.getByRole('link', { name: 'bris.se, källa för Bris' });
    expect(source).toBeVisible();
    expect(source).toHaveAttribute('href', 'https://www.bris.se');
    api.on(`PUT ${LINE_PATH}`, () => {
      const lines = [{ ...LINE, checkedOn: '2026-11-26', checkedBy: 'Åsa Öberg' }];
      api.on('GET /api/admin/settings/crisis-lines', () => answer({ ...STATE, version: 5, lines }));
      return answer({ ...STATE, version: 5, lines });
    });
    await user.click(section.getByRole('button', { name: 'Kontrollerad i dag: Bris' }));
    expect(await section.findByText('Alla linjer är kontrollerade det senaste halvåret.')).toBeVisible();
    expect(api.calls(`PUT ${LINE_PATH}`)[0]?.body).toMatchObject({
      number: '116 111',
      isCheckedToday: true,
      version: 4,
    });
  });

  it('changes a number, and shows the API’s sentence at its field', async () => {
    const { api, user, section } = await open();
    const issues = [{ path: 'number', message: 'Numret står redan på en annan linje.' }];
    api.on(`PUT ${LINE_PATH}`, () => answer({ error: 'Fel.', code: 'VALIDATION_FAILED', issues }, 400));
    await user.click(section.getByRole('button', { name: 'Ändra Bris' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ändra Bris' }));
    await user.clear(dialog.getByLabelText('Nummer'));
    await user.type(dialog.getByLabelText('Nummer'), '90101{Enter}');
    expect(await dialog.findByText('Numret står redan på en annan linje.')).toBeVisible();
    expect(dialog.getByLabelText('Nummer')).toHaveFocus();
    api.on(`PUT ${LINE_PATH}`, () => answer(STATE));
    await user.click(dialog.getByLabelText('Jag har kontrollerat uppgifterna i dag'));
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    expect(api.calls(`PUT ${LINE_PATH}`).at(-1)?.body).toMatchObject({
      number: '90101',
      isCheckedToday: true,
    });
  });

  it('adds a line with an id of its own, and takes one away after a question', async () => {
    const { api, user, section } = await open();
    api.on(`PUT ${LINE_PATH}`, () => answer(STATE));
    await user.click(section.getByRole('button', { name: 'Lägg till en linje' }));
    await user.type(screen.getByLabelText('Namn'), 'Nattlinjen{Enter}');
    await section.findByRole('button', { name: 'Lägg till en linje' });
    expect(api.calls(`PUT ${LINE_PATH}`)[0]?.url.pathname).toMatch(/\/linje-[a-z0-9]+$/);

    api.on(`DELETE ${LINE_PATH}`, () => answer(STATE));
    await user.click(section.getByRole('button', { name: 'Ändra Bris' }));
    await user.click(screen.getByRole('button', { name: 'Ta bort linjen' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Ta bort Bris?' }));
    await user.click(question.getByRole('button', { name: 'Ta bort linjen' }));
    await section.findByRole('button', { name: 'Ändra Bris' });
    expect(api.calls(`DELETE ${LINE_PATH}`)[0]?.url.search).toBe('?version=4');
  });

  it('keeps what was typed where somebody else has saved', async () => {
    const { api, user, section } = await open();
    api.on(`PUT ${LINE_PATH}`, () =>
      answer({ error: 'Någon annan har sparat.', code: 'SETTING_CHANGED' }, 412),
    );
    await user.click(section.getByRole('button', { name: 'Kontrollerad i dag: Bris' }));
    expect(await section.findByText('Någon annan har sparat.')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Ändra Bris' }));
    await user.type(screen.getByLabelText('Namn'), ' i natt{Enter}');
    expect(await within(screen.getByRole('dialog')).findByText('Någon annan har sparat.')).toBeVisible();
    expect(screen.getByLabelText('Namn')).toHaveValue('Bris i natt');
  });
});
