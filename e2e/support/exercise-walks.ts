import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';

const button = (main: Locator, name: string | RegExp) => main.getByRole('button', { name }).first();

/** Every exercise, as far as it goes without a wait of minutes. */
export const EXERCISE_WALKS: readonly (readonly [string, (main: Locator) => Promise<void>])[] = [
  [
    '/resurser/mindful-andning',
    async (main) => {
      await button(main, 'START').click();
      await expect(main.getByRole('button', { name: 'STOP' })).toBeVisible();
      await expect(main.getByText('Andas in').filter({ visible: true }).first()).toBeVisible();
    },
  ],
  [
    '/resurser/sjalvmedkansla',
    async (main) => {
      await button(main, 'Börja').click();
      await expect(main.getByRole('button', { name: 'Stopp' }).first()).toBeVisible();
    },
  ],
  [
    '/resurser/nervsystem-quiz',
    async (main) => {
      await button(main, 'Börja').click();
      for (let question = 1; question <= 5; question += 1) {
        await expect(main.getByText(`Fråga ${question} av 5`).first()).toBeVisible();
        await main.getByRole('listitem').getByRole('button').first().click();
      }
      await expect(main.getByText('Summa 5 (5–20, lägre är lugnare).')).toBeVisible();
    },
  ],
  [
    '/resurser/aterhamtningstest',
    async (main) => {
      await button(main, 'Börja').click();
      for (let statement = 1; statement <= 8; statement += 1) {
        await expect(main.getByText(`Påstående ${statement} av 8`).first()).toBeVisible();
        await button(main, 'Stämmer').click();
      }
      await expect(button(main, 'Gör om testet')).toBeVisible();
    },
  ],
  [
    '/resurser/kognitiv-omstrukturering',
    async (main) => {
      await main.getByRole('textbox').fill('Allt går fel idag');
      await button(main, 'Nästa').click();
      await main.getByRole('radio').first().check();
      await button(main, 'Nästa').click();
      await main.getByRole('textbox').fill('Något gick fel');
      await button(main, 'Nästa').click();
      await main.getByRole('radio').first().check();
      await button(main, 'Slutför').click();
      await button(main, 'Spara övningen').click();
      const download = main.page().waitForEvent('download');
      await main.page().goto('/resurser/kognitiv-omstrukturering');
      await main.getByText('Annat format').click();
      await button(main, 'Ladda ner som datafil').click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain('Allt går fel idag');
    },
  ],
  [
    '/resurser/energihantering',
    async (main) => {
      await button(main, 'Nästan ingen').click();
      await button(main, 'Vila ögonen').click();
      await button(main, 'Fortfarande trött').click();
      const download = main.page().waitForEvent('download');
      await button(main, 'Daglig påminnelse').click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain('BEGIN:VEVENT');
    },
  ],
  [
    '/resurser/orospapper',
    async (main) => {
      await main.getByRole('textbox', { name: 'Det som tynger' }).fill('Mötet på torsdag');
      await button(main, 'Riv papperet').click();
      await expect(main.getByRole('heading', { name: 'Rivet' })).toBeVisible();
    },
  ],
  [
    '/resurser/somndagbok',
    async (main) => {
      await button(main, 'Fyll i första natten').click();
      await main.getByLabel('När gick du och lade dig?').fill('23:00');
      await main.getByLabel('När släckte du och försökte somna?').fill('23:15');
      await main.getByLabel('När vaknade du för gott?').fill('06:30');
      await main.getByLabel('När steg du upp?').fill('07:00');
      for (const count of await main.getByRole('spinbutton').all()) await count.fill('0');
      await main.getByRole('radio', { name: '3' }).check();
      await button(main, 'Spara natten').click();
      await expect(main.getByText(/sov du omkring 7 timmar och 15 minuter/)).toBeVisible();
    },
  ],
  [
    '/min-plan',
    async (main) => {
      await main.getByRole('textbox', { name: 'Det här brukar hjälpa mig lite' }).fill('Gå ut en stund');
      await expect(button(main, 'Radera planen')).toBeVisible();
    },
  ],
  [
    '/borja-har',
    async (main) => {
      await button(main, 'Tankarna snurrar').click();
      await button(main, 'En liten stund').click();
      await button(main, /^(Nej|Nu)$/).click();
      await expect(main.getByRole('link', { name: 'Till orospapperet' })).toBeVisible();
    },
  ],
  [
    '/resurser/trygg-punkt',
    async (main) => {
      await button(main, 'Börja').click();
      await button(main, 'Nästa').click();
      await button(main, 'Tillbaka till rummet').click();
      await button(main, 'Ta en i taget').click();
      await expect(main.locator('[data-place="now"]')).toContainText('Fem');
    },
  ],
  [
    '/resurser/fokustraning',
    async (main) => {
      await main.locator('#en-punkt ~ div button').first().click();
      await expect(main.locator('[data-status="done"]')).toBeVisible();
      await button(main, 'Börja').click();
      await button(main, 'Stopp').click();
      await expect(main.getByRole('heading', { name: 'Det räknas' })).toBeVisible();
    },
  ],
  [
    '/resurser/somnforberedelse',
    async (main) => {
      await main.getByLabel('När brukar du släcka?').selectOption('22:00');
      await expect(main.getByText('kl. 21:30')).toBeVisible();
      await button(main, 'Börja').click();
      await button(main, 'Stopp').click();
      await expect(main.getByRole('heading', { name: 'Det räknas' })).toBeVisible();
    },
  ],
];
