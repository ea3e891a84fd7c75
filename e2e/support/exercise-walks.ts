import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';

const button = (main: Locator, name: string) => main.getByRole('button', { name }).first();

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
    '/resurser/trygg-punkt',
    async (main) => {
      await button(main, 'Ta en i taget').click();
      await expect(main.locator('[data-place="now"]')).toContainText('Fem');
    },
  ],
  [
    '/resurser/fokustraning',
    async (main) => {
      await button(main, 'Börja').click();
      await expect(main.locator('[data-status="done"]')).toBeVisible({ timeout: 9_000 });
    },
  ],
  [
    '/resurser/somnforberedelse',
    async (main) => {
      await main.getByLabel('När brukar du släcka?').selectOption('22:00');
      await expect(main.getByText('kl. 21:30')).toBeVisible();
    },
  ],
];
