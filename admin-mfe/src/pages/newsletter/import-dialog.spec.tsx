import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/fake-api';
import { openNewsletter, row } from '../../../test/open-newsletter';
import { catchSavedFiles } from '../../../test/saved-files';

describe('importing subscribers', () => {
  const IMPORT = 'POST /api/admin/newsletter/subscribers/import';
  const FILE = new File(['e-post\r\nrut@stillsam.test\r\nfel\r\n'], 'lista.csv', { type: 'text/csv' });

  async function openImport() {
    const opened = openNewsletter();
    await row(/rut@stillsam/);
    await opened.user.click(screen.getByRole('button', { name: 'Importera CSV' }));
    return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Importera prenumeranter' }) };
  }

  it('needs a file and where its people consented', async () => {
    const { api, user, dialog } = await openImport();
    await user.click(within(dialog).getByRole('button', { name: 'Importera' }));
    expect(within(dialog).getByText('Välj en fil.')).toBeVisible();
    expect(within(dialog).getByText('Ange var samtycket har lämnats.')).toBeVisible();
    expect(api.calls(IMPORT)).toHaveLength(0);
  });

  it('saves a sample that a Swedish spreadsheet opens in columns', async () => {
    const saved = catchSavedFiles();
    const { user, dialog } = await openImport();
    await user.click(within(dialog).getByRole('button', { name: 'Spara en exempelfil' }));
    expect(saved.names).toEqual(['prenumeranter-exempel.csv']);
    expect(await saved.contents[0]?.text()).toMatch(
      /^.?E-post;Förnamn;Efternamn\r\nanna@exempel.se;Anna;Lind\r\n$/,
    );
  });

  it('names the chosen file and what it holds, whatever language the browser speaks', async () => {
    const { user, dialog } = await openImport();
    expect(within(dialog).getByText('Ingen fil vald')).toBeVisible();
    await user.upload(within(dialog).getByLabelText('CSV-fil'), FILE);
    expect(within(dialog).getByText('lista.csv')).toBeVisible();
    expect(await within(dialog).findByText('Filen har 2 rader under e-post.')).toBeVisible();
  });

  it('reports what was taken and each row that was refused', async () => {
    const saved = catchSavedFiles();
    const { api, user, dialog } = await openImport();
    const refused_rows = [{ row: 3, email: 'fel', reason: 'E-postadressen är inte giltig.' }];
    api.on(IMPORT, () => answer({ imported: 1, refused: 1, refused_rows }));
    await user.upload(within(dialog).getByLabelText('CSV-fil'), FILE);
    await user.type(within(dialog).getByLabelText('Var samtycket har lämnats'), 'mässan');
    await user.click(within(dialog).getByRole('button', { name: 'Importera' }));
    expect(await within(dialog).findByText('1 prenumerant har importerats. 1 rad avvisades.')).toBeVisible();
    expect(within(dialog).getByRole('row', { name: '3 fel E-postadressen är inte giltig.' })).toBeVisible();
    expect(api.calls(IMPORT)[0]?.url.search).toBe('?source=m%C3%A4ssan');
    expect(api.calls(IMPORT)[0]?.body).toBe('e-post\r\nrut@stillsam.test\r\nfel\r\n');
    await user.click(within(dialog).getByRole('button', { name: 'Spara rapporten' }));
    expect(saved.names).toEqual([expect.stringMatching(/^importrapport-.*\.csv$/)]);
  });

  it('sends the bytes of a file that is not UTF-8 as they are', async () => {
    const { api, user, dialog } = await openImport();
    api.on(IMPORT, () => answer({ imported: 1, refused: 0, refused_rows: [] }));
    const asa = Uint8Array.from([0xc5, 0x73, 0x61]);
    const file = new File(['E-post;First name\r\nasa@stillsam.test;', asa], 'excel.csv');
    await user.upload(within(dialog).getByLabelText('CSV-fil'), file);
    await user.type(within(dialog).getByLabelText('Var samtycket har lämnats'), 'mässan');
    await user.click(within(dialog).getByRole('button', { name: 'Importera' }));
    expect(await within(dialog).findByText(/1 prenumerant har importerats/)).toBeVisible();
    expect(api.calls(IMPORT)[0]?.body).toBe('E-post;First name\r\nasa@stillsam.test;Åsa');
  });

  it('keeps what was chosen when it fails', async () => {
    const { api, user, dialog } = await openImport();
    api.on(IMPORT, () => answer({ error: 'En import pågår redan.', code: 'IMPORT_RUNNING' }, 409));
    await user.upload(within(dialog).getByLabelText('CSV-fil'), FILE);
    await user.type(within(dialog).getByLabelText('Var samtycket har lämnats'), 'mässan');
    await user.click(within(dialog).getByRole('button', { name: 'Importera' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('En import pågår redan.');
    expect(within(dialog).getByLabelText('Var samtycket har lämnats')).toHaveValue('mässan');
  });
});
