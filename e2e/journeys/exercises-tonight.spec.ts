import {
  activateByKeyboard,
  button,
  expect,
  expectAccessible,
  expectUnsent,
  openExercise,
  stepHeading,
  tabTo,
  test,
} from '../support/exercises';

test('begins with three answers, of which none leaves the browser', async ({ page, network }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 27, 23));
  await openExercise(page, '/borja-har');
  await button(page, 'Tankarna snurrar').click();
  await button(page, 'En liten stund').click();
  await button(page, 'Ja, det är natt').click();
  await expect(stepHeading(page)).toHaveText('Skriv ner oron och riv papperet');
  await expectAccessible(page);
  await page.reload();
  await expect(stepHeading(page)).toHaveText('Skriv ner oron och riv papperet');
  await page.goBack();
  await expect(stepHeading(page)).toHaveText('Är det natt hos dig?');
  await expectUnsent(network, ['worry', 'snurrar']);
});

test('shows numbers to call after one press', async ({ page }) => {
  await openExercise(page, '/borja-har');
  await button(page, 'Jag vill inte leva').click();
  await expect(stepHeading(page)).toHaveText('Du ska inte vara ensam med det här');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Självmordslinjen/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('tears a paper whose words are nowhere afterwards', async ({ page, network }) => {
  await openExercise(page, '/resurser/orospapper');
  await page.getByRole('textbox', { name: 'Det som tynger' }).fill('Budgetmötet på torsdag');
  await page.getByRole('textbox', { name: 'Ett första litet steg' }).fill('Skriva tre punkter');
  await expectAccessible(page);
  await button(page, 'Riv papperet').click();
  await expect(stepHeading(page)).toHaveText('Rivet');
  await expectAccessible(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored + (await page.content())).not.toContain('Budgetmötet');
  await expectUnsent(network, ['Budget', 'punkter']);
});

test('keeps a sleep diary in the browser alone', async ({ page, network }) => {
  await openExercise(page, '/resurser/somndagbok');
  await button(page, 'Fyll i första natten').click();
  await expectAccessible(page);
  for (const [label, time] of [
    ['När gick du och lade dig?', '23:00'],
    ['När släckte du och försökte somna?', '23:15'],
    ['När vaknade du för gott?', '06:30'],
    ['När steg du upp?', '07:00'],
  ] as const)
    await page.getByLabel(label).fill(time);
  for (const count of await page.getByRole('spinbutton').all()) await count.fill('0');
  await page.getByRole('radio', { name: '3' }).check();
  await button(page, 'Spara natten').click();
  await page.reload();
  await expect(page.getByText(/sov du omkring 7 timmar och 15 minuter av 8 timmar/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await button(page, 'Ladda ner som tabell').click();
  expect((await download).suggestedFilename()).toMatch(/^somndagbok-\d{4}-\d{2}-\d{2}\.csv$/);
  await button(page, 'Radera hela dagboken').click();
  await expect(page.getByText('Natten är raderad.')).toBeVisible();
  await expectUnsent(network, ['23:15', '23%3A15']);
});

test('keeps a plan of three things in the browser alone', async ({ page, network }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 27, 14));
  await openExercise(page, '/borja-har');
  await button(page, 'Jag är hård mot mig själv').click();
  await button(page, 'Nästan inget').click();
  await button(page, 'Nu').click();
  await button(page, 'Lägg i Min plan').click();
  await page.getByRole('main').getByRole('link', { name: 'Visa Min plan' }).click();
  await expect(page).toHaveURL(/\/min-plan$/);
  await expect(page.getByRole('link', { name: 'Vila en stund i självmedkänsla' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Den här personen kan jag ringa' }).fill('Karin Ek');
  await expectAccessible(page);
  await page.reload();
  const line = page.getByRole('textbox', { name: 'Den här personen kan jag ringa' });
  await expect(line).toHaveValue('Karin Ek');
  const download = page.waitForEvent('download');
  await button(page, 'Ladda ner som text').click();
  expect((await download).suggestedFilename()).toBe('min-plan.txt');
  await button(page, 'Radera planen').click();
  await expect(line).toHaveValue('');
  await button(page, 'Ångra').click();
  await expect(line).toHaveValue('Karin Ek');
  await expectUnsent(network, ['Karin', 'Vila en stund']);
});

test('leads by keyboard alone from three answers to the plan', async ({ page, network }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 27, 14));
  await openExercise(page, '/borja-har');
  for (const answer of ['Jag är hård mot mig själv', 'Nästan inget', 'Nu']) {
    await activateByKeyboard(page, button(page, answer));
    await expect(stepHeading(page)).toBeFocused();
  }
  await activateByKeyboard(page, button(page, 'Lägg i Min plan'));
  await activateByKeyboard(page, page.getByRole('main').getByRole('link', { name: 'Visa Min plan' }));
  await expect(page).toHaveURL(/\/min-plan$/);
  const line = page.getByRole('textbox', { name: 'Den här personen kan jag ringa' });
  await tabTo(page, line);
  await page.keyboard.type('Karin Ek');
  await expect(line).toHaveValue('Karin Ek');
  await expectUnsent(network, ['Karin']);
});

test('fills and tears a worry paper by keyboard alone', async ({ page, network }) => {
  await openExercise(page, '/resurser/orospapper');
  await tabTo(page, page.getByRole('textbox', { name: 'Det som tynger' }));
  await page.keyboard.type('Mötet');
  await activateByKeyboard(page, button(page, 'Riv papperet'));
  await expect(stepHeading(page)).toHaveText('Rivet');
  await expect(stepHeading(page)).toBeFocused();
  await expectUnsent(network, ['Mötet']);
});

test('keeps and erases a night by keyboard alone', async ({ page, network }) => {
  await openExercise(page, '/resurser/somndagbok');
  await activateByKeyboard(page, button(page, 'Fyll i första natten'));
  for (const [label, time] of [
    ['När gick du och lade dig?', '23:00'],
    ['När släckte du och försökte somna?', '23:15'],
    ['När vaknade du för gott?', '06:30'],
    ['När steg du upp?', '07:00'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    // Which keys a field of time takes depends on the language of the browser itself.
    await page.getByLabel(label).fill(time);
  }
  for (const count of await page.getByRole('spinbutton').all()) {
    await tabTo(page, count);
    await page.keyboard.type('0');
  }
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await activateByKeyboard(page, button(page, 'Spara natten'));
  await expect(page.getByText(/sov du omkring 7 timmar och 15 minuter av 8 timmar/)).toBeVisible();
  await activateByKeyboard(page, button(page, 'Radera hela dagboken'));
  await expect(page.getByText('Natten är raderad.')).toBeVisible();
  await expectUnsent(network, ['23:15', '23%3A15']);
});
