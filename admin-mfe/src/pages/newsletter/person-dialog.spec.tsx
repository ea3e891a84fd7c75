import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/fake-api';
import { aSubscriber, openNewsletter } from '../../../test/open-newsletter';
import { catchSavedFiles } from '../../../test/saved-files';

describe('the dialog of one person’s data', () => {
  function openPerson() {
    const opened = openNewsletter();
    opened.api.on('GET /api/admin/newsletter/subscribers/:id/data', () =>
      answer({
        subscriber: aSubscriber(),
        consents: [
          {
            action: 'requested',
            wording_version: '1',
            source: 'website',
            net_address: '192.0.2.0/24',
            occurred_at: '2026-03-05T10:00:00Z',
          },
        ],
        mails: [{ subject: 'Bekräfta', status: 'sent', created_at: '2026-03-05T10:00:01Z' }],
        suppression: null,
        preferences: null,
        letters: [{ subject: 'Ett brev om vila', state: 'uncertain', handed_at: '2026-03-06T10:00:00Z' }],
      }),
    );
    return opened;
  }

  it('shows the data, and saves them as a file', async () => {
    const saved = catchSavedFiles();
    const { user } = openPerson();
    await user.click(await screen.findByRole('button', { name: 'Uppgifter om rut@stillsam.test' }));
    const dialog = await screen.findByRole('dialog', { name: 'rut@stillsam.test' });
    expect(await within(dialog).findByText('Anmäld (Webbplatsen)')).toBeVisible();
    expect(within(dialog).getByText('Bekräfta')).toBeVisible();
    expect(within(dialog).getByText('Ett brev om vila (okänt om det kom fram)')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Spara uppgifterna' }));
    expect(saved.names).toEqual([expect.stringMatching(/^prenumerant-1-\d{4}-\d\d-\d\d\.json$/)]);
  });

  it('leads to where all of it is erased', async () => {
    const { user, router } = openPerson();
    await user.click(await screen.findByRole('button', { name: 'Uppgifter om rut@stillsam.test' }));
    await user.click(await screen.findByRole('link', { name: 'Radera under Personuppgifter' }));
    expect(router.state.location.search).toBe('?flik=personuppgifter');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
