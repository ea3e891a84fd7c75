import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '../../../test/fake-api';
import { ADMIN } from '../../../test/fixtures';
import { aSubscriber, BO, openNewsletter, row } from '../../../test/open-newsletter';

const BULK = 'POST /api/admin/newsletter/subscribers/bulk-update';
const ALL = 'POST /api/admin/newsletter/subscribers/bulk-update-all';
const UNDO = 'POST /api/admin/newsletter/subscribers/undo';

describe('changing many subscribers at once', () => {
  it('offers nothing before anybody is chosen', async () => {
    openNewsletter();
    await row(/rut@stillsam/);
    expect(screen.queryByRole('button', { name: 'Ta bort valda' })).not.toBeInTheDocument();
  });

  it('confirms with the number, changes all, and shows the exact counts', async () => {
    const { api, user } = openNewsletter();
    api.on(BULK, () => answer({ requested: 2, affected: 1, unchanged: 1, missing: 0, undo: null }));
    await row(/rut@stillsam/);
    await user.click(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }));
    expect(screen.getByText('2 valda')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Avregistrera valda' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Är du säker på att du vill uppdatera 2 prenumeranter?',
    });
    expect(api.calls(BULK)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Avregistrera' }));
    expect(
      await screen.findByText('1 prenumerant har avregistrerats. 1 var redan avregistrerad.'),
    ).toBeVisible();
    expect(api.calls(BULK)[0]?.body).toEqual({
      ids: ['1', '2'],
      action: 'change_status',
      value: 'unsubscribed',
    });
    expect(screen.getByRole('checkbox', { name: 'Välj rut@stillsam.test' })).not.toBeChecked();
  });

  it('removes the selected ones of several pages', async () => {
    const { api, user } = openNewsletter([[aSubscriber()], [BO]]);
    api.on(BULK, () => answer({ requested: 2, affected: 2, unchanged: 0, missing: 0, undo: null }));
    await user.click(await screen.findByRole('checkbox', { name: 'Välj rut@stillsam.test' }));
    await user.click(screen.getByRole('link', { name: 'Nästa' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Välj bo@stillsam.test' }));
    await user.click(screen.getByRole('button', { name: 'Ta bort valda' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Är du säker på att du vill ta bort 2 prenumeranter?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText('2 prenumeranter har tagits bort.')).toBeVisible();
    expect(api.calls(BULK)[0]?.body).toEqual({ ids: ['1', '2'], action: 'delete' });
  });

  it('changes everybody whom the filter selects, with their number in the question', async () => {
    const { api, user } = openNewsletter([[aSubscriber()], [BO]], '&status=active&interest=somn');
    api.on(ALL, () => answer({ requested: 2, affected: 2, unchanged: 0, missing: 0, undo: null }));
    await row(/rut@stillsam/);
    await user.click(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }));
    await user.click(screen.getByRole('button', { name: 'Välj alla 2 i urvalet' }));
    expect(screen.getByText('Alla 2 i urvalet är valda')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Nästa' }));
    expect(await screen.findByRole('checkbox', { name: 'Välj bo@stillsam.test' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Ta bort valda' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Är du säker på att du vill ta bort 2 prenumeranter?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText('2 prenumeranter har tagits bort.')).toBeVisible();
    const filter = { status: 'active', interest: 'somn' };
    expect(api.calls(ALL)[0]?.body).toEqual({
      ...filter,
      action: 'delete',
      expected: 2,
      undo: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('goes on with a change of all once the user has proved who they are', async () => {
    const { api, user } = openNewsletter([[aSubscriber()], [BO]]);
    const factors = { passkeys: [], has_totp: true, recovery_codes_left: 10, due_at: null };
    api.on('GET /api/auth/factors', () => answer(factors));
    api.on('POST /api/auth/step-up', () => answer({ token: 'proven', user: ADMIN }));
    api.on(ALL, ({ token }) =>
      token === 'Bearer proven'
        ? answer({ requested: 2, affected: 2, unchanged: 0, missing: 0, undo: null })
        : answer({ error: 'Bekräfta först att det är du.', code: 'STEP_UP_REQUIRED' }, 403),
    );
    await row(/rut@stillsam/);
    await user.click(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }));
    await user.click(screen.getByRole('button', { name: 'Välj alla 2 i urvalet' }));
    await user.click(screen.getByRole('button', { name: 'Ta bort valda' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ta bort' }));
    await user.type(await screen.findByLabelText('Kod'), '123456{Enter}');
    expect(await screen.findByText('2 prenumeranter har tagits bort.')).toBeVisible();
    const [first, again] = api.calls(ALL);
    expect(again?.body).toEqual(first?.body);
  });

  it('undoes an unsubscribing from its notice', async () => {
    const { api, user } = openNewsletter();
    api.on(BULK, () => answer({ requested: 1, affected: 1, unchanged: 0, missing: 0, undo: 'u-1' }));
    api.on(UNDO, () => answer({ restored: 1 }));
    await user.click(await screen.findByRole('checkbox', { name: 'Välj rut@stillsam.test' }));
    await user.click(screen.getByRole('button', { name: 'Avregistrera valda' }));
    const dialog = await screen.findByRole('alertdialog', { name: /uppdatera 1 prenumerant\?$/ });
    await user.click(within(dialog).getByRole('button', { name: 'Avregistrera' }));
    await user.click(await screen.findByRole('button', { name: 'Ångra' }));
    expect(await screen.findByText('1 prenumerant är aktiv igen.')).toBeVisible();
    expect(api.calls(UNDO)[0]?.body).toEqual({ undo: 'u-1' });
    expect(screen.queryByRole('button', { name: 'Ångra' })).not.toBeInTheDocument();
  });

  it.each([
    [503, true],
    [409, false],
  ])('undoes what a change of all had done before it failed with %d: %p', async (status, isOffered) => {
    const { api, user } = openNewsletter([[aSubscriber()], [BO]]);
    api.on(ALL, () => answer({ error: 'Det gick inte.' }, status));
    api.on(UNDO, () => answer({ restored: 1 }));
    await row(/rut@stillsam/);
    await user.click(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }));
    await user.click(screen.getByRole('button', { name: 'Välj alla 2 i urvalet' }));
    await user.click(screen.getByRole('button', { name: 'Avregistrera valda' }));
    const dialog = await screen.findByRole('alertdialog', { name: /uppdatera 2 prenumeranter\?$/ });
    await user.click(within(dialog).getByRole('button', { name: 'Avregistrera' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Det gick inte.');
    if (!isOffered) return expect(screen.queryByRole('button', { name: 'Ångra' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ångra' }));
    expect(await screen.findByText('1 prenumerant är aktiv igen.')).toBeVisible();
    expect(api.calls(UNDO)[0]?.body).toEqual({ undo: (api.calls(ALL)[0]?.body as { undo: string }).undo });
  });

  it('clears the selection when the search changes', async () => {
    const { user } = openNewsletter();
    await user.click(await screen.findByRole('checkbox', { name: 'Välj rut@stillsam.test' }));
    await user.selectOptions(screen.getByLabelText('Status'), 'Aktiva');
    await waitFor(() => expect(screen.queryByText('1 vald')).not.toBeInTheDocument());
  });

  it('moves the focus to the box of the page when the selection is cleared', async () => {
    const { user } = openNewsletter();
    await user.click(await screen.findByRole('checkbox', { name: 'Välj rut@stillsam.test' }));
    await user.click(screen.getByRole('button', { name: 'Rensa valet' }));
    expect(screen.getByRole('checkbox', { name: 'Välj alla på sidan' })).toHaveFocus();
  });

  it('shows a failure and keeps the selection', async () => {
    const { api, user } = openNewsletter();
    api.on(BULK, () => answer({ error: 'Databasen svarar inte.' }, 503));
    await user.click(await screen.findByRole('checkbox', { name: 'Välj rut@stillsam.test' }));
    await user.click(screen.getByRole('button', { name: 'Ta bort valda' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Databasen svarar inte.');
    expect(screen.getByText('1 vald')).toBeVisible();
  });
});
