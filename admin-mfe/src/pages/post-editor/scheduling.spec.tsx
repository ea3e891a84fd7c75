import { expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../../../test/fake-api';
import { aPost } from '../../../test/fixtures';
import { openPost } from '../../../test/open-post';

const SAVE = 'PUT /api/blog/posts/:id';

const schedule = () => within(screen.getByRole('group', { name: 'Publiceras av sig självt' }));
const save = () => screen.getByRole('button', { name: 'Spara' });

it('sends the Swedish time of a draft as a moment', async () => {
  const { api, user } = await openPost();
  fireEvent.change(schedule().getByLabelText('Datum'), { target: { value: '2027-07-15' } });
  fireEvent.change(schedule().getByLabelText('Klockslag'), { target: { value: '08:00' } });
  expect(screen.getByText('Publiceras 15 juli 2027 kl. 08.00.')).toBeVisible();
  api.on(SAVE, () => answer(aPost()));
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Planera publiceringen' }));
  expect(dialog.getByText(/^Inlägget blir synligt .*15 juli.* kl\. 08\.00\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Planera' }));
  await screen.findByText('Blogginlägg uppdaterat!');
  expect(api.calls(SAVE)[0]?.body).toMatchObject({ status: 'draft', publish_at: '2027-07-15T06:00:00.000Z' });
});

it('plans in place of publishing at once while a new time is set', async () => {
  const { user } = await openPost();
  fireEvent.change(schedule().getByLabelText('Datum'), { target: { value: '2027-07-15' } });
  fireEvent.change(schedule().getByLabelText('Klockslag'), { target: { value: '08:00' } });
  expect(screen.queryByRole('button', { name: 'Publicera' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Planera' }));
  expect(await screen.findByRole('dialog', { name: 'Planera publiceringen' })).toBeVisible();
});

it('shows the set time and removes it', async () => {
  const { api, user } = await openPost(aPost({ publish_at: '2027-01-15T07:00:00Z' }));
  expect(schedule().getByLabelText('Datum')).toHaveValue('2027-01-15');
  expect(schedule().getByLabelText('Klockslag')).toHaveValue('08:00');
  await user.click(screen.getByRole('button', { name: 'Ta bort tiden' }));
  api.on(SAVE, () => answer(aPost()));
  await user.click(save());
  await screen.findByText('Blogginlägg uppdaterat!');
  expect(api.calls(SAVE)[0]?.body).toMatchObject({ publish_at: null });
});

it('refuses a time while it is incomplete', async () => {
  const { api, user } = await openPost();
  fireEvent.change(schedule().getByLabelText('Datum'), { target: { value: '2027-07-15' } });
  await user.click(save());
  expect(schedule().getByLabelText('Datum')).toHaveAccessibleDescription('Ange både datum och klockslag.');
  expect(api.calls(SAVE)).toHaveLength(0);
});

it('shows the error of the API when it is in the past', async () => {
  const { api, user } = await openPost(aPost({ publish_at: '2027-01-15T07:00:00Z' }));
  const issues = [{ path: 'publish_at', message: 'Tiden för publicering ska ligga framåt.' }];
  api.on(SAVE, () => answer({ error: 'Något behöver rättas.', issues }, 400));
  await user.type(screen.getByLabelText('Titel'), '.');
  await user.click(save());
  await screen.findByText('Tiden för publicering ska ligga framåt.');
  expect(schedule().getByLabelText('Datum')).toHaveAccessibleDescription(/ska ligga framåt/);
});

it('offers no time for a published post', async () => {
  const { user } = await openPost();
  await user.selectOptions(screen.getByLabelText('Status'), 'Publicerad');
  expect(screen.queryByRole('group', { name: 'Publiceras av sig självt' })).not.toBeInTheDocument();
});
