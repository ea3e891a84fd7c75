import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '../../../test/fake-api';
import { aSubscriber, openNewsletter, row } from '../../../test/open-newsletter';

const SEGMENTS = 'GET /api/admin/newsletter/segments';
const SLEEP = { id: '7', name: 'Sömn', filter: { status: 'active', search: 'vila', interest: 'somn' } };

describe('a segment', () => {
  it('applies its filter, and goes without its subscribers', async () => {
    const { api, user, router } = openNewsletter();
    api.on(SEGMENTS, () => answer({ segments: [SLEEP] }));
    api.on('DELETE /api/admin/newsletter/segments/:id', () => new Response(null, { status: 204 }));
    await user.click(await screen.findByRole('link', { name: 'Sömn' }));
    expect(router.state.location.search).toBe('?status=active&interest=somn&flik=nyhetsbrev');
    expect(await screen.findByRole('link', { name: 'Sömn', current: true })).toBeVisible();
    expect(screen.getByLabelText('Sök')).toHaveValue('vila');
    expect(screen.queryByRole('button', { name: 'Spara urvalet som segment' })).not.toBeInTheDocument();
    api.on(SEGMENTS, () => answer({ segments: [] }));
    await user.click(screen.getByRole('button', { name: 'Ta bort segmentet ”Sömn”' }));
    expect(await screen.findByText(/^Segmentet ”Sömn” är borttaget/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sömn' })).not.toBeInTheDocument());
  });

  it('saves the filter that is shown, under a name of its own', async () => {
    const { api, user } = openNewsletter([[aSubscriber()]], '&status=active');
    await user.type(await screen.findByLabelText('Sök'), 'region');
    const save = 'POST /api/admin/newsletter/segments';
    api.on(save, () =>
      answer({ error: 'Nej.', issues: [{ path: 'name', message: 'Namnet finns redan.' }] }, 409),
    );
    await user.click(await screen.findByRole('button', { name: 'Spara urvalet som segment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Spara segment' });
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    expect(within(dialog).getByText('Ge segmentet ett namn.')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Namn'), ' Regionen ');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    expect(await within(dialog).findByText('Namnet finns redan.')).toBeVisible();
    api.on(save, () => answer({ ...SLEEP, name: 'Regionen' }, 201));
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    expect(await screen.findByText('Segmentet ”Regionen” är sparat.')).toBeVisible();
    expect(api.calls(save).at(-1)?.body).toEqual({ name: 'Regionen', status: 'active', search: 'region' });
  });
});

describe('adding a subscriber', () => {
  const ADD = 'POST /api/admin/newsletter/subscribers';

  it.each([
    ['active', 'mässan', 'ny@stillsam.test prenumererar nu på nyhetsbrevet.'],
    ['pending', '', 'En bekräftelselänk är på väg till ny@stillsam.test.'],
  ] as const)('says that they are %s with the consent %j', async (status, consent_source, sentence) => {
    const { api, user } = openNewsletter();
    api.on(ADD, () => answer(aSubscriber({ email: 'ny@stillsam.test', status }), 201));
    await row(/rut@stillsam/);
    await user.click(screen.getByRole('button', { name: 'Ny prenumerant' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lägg till prenumerant' });
    await user.type(within(dialog).getByLabelText('E-post'), 'ny@stillsam.test');
    if (consent_source)
      await user.type(within(dialog).getByLabelText(/Var samtycket har lämnats/), consent_source);
    await user.click(within(dialog).getByRole('button', { name: 'Lägg till' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    const names = { first_name: '', last_name: '' };
    expect(api.calls(ADD)[0]?.body).toEqual({ email: 'ny@stillsam.test', ...names, consent_source });
  });

  it('shows at the field why the API refuses it', async () => {
    const { api, user } = openNewsletter();
    const issues = [{ path: 'email', message: 'Adressen finns redan bland prenumeranterna.' }];
    api.on(ADD, () => answer({ error: 'Nej.', issues }, 409));
    await row(/rut@stillsam/);
    await user.click(screen.getByRole('button', { name: 'Ny prenumerant' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('E-post'), 'rut@stillsam.test');
    await user.click(within(dialog).getByRole('button', { name: 'Lägg till' }));
    expect(await within(dialog).findByText('Adressen finns redan bland prenumeranterna.')).toBeVisible();
  });
});
