import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, heldAnswer } from '../../../test/fake-api';
import { aPost } from '../../../test/fixtures';
import { openPostAsHtml, SAVE_POST, saveButton } from '../../../test/open-post';

describe('leaving', () => {
  it('asks for confirmation while text is unsaved, and stays when it is refused', async () => {
    const { user, router } = await openPostAsHtml();
    await user.type(screen.getByLabelText('Titel'), '!');
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Lämna utan att spara?' });
    await user.click(within(dialog).getByRole('button', { name: 'Fortsätt skriva' }));
    expect(router.state.location.pathname).toBe('/admin/blog/edit/7');
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet!');
  });

  it('opens the dashboard without confirmation when nothing is unsaved', async () => {
    const { user, router } = await openPostAsHtml();
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });

  it('makes the browser ask only while text is unsaved', async () => {
    const { user } = await openPostAsHtml();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.type(screen.getByLabelText('Titel'), '!');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});

describe('text that was not saved', () => {
  async function leaveText() {
    const first = await openPostAsHtml();
    await first.user.type(screen.getByLabelText('Titel'), ' osparad');
    await first.user.click(screen.getByRole('button', { name: 'Avbryt' }));
    const dialog = await screen.findByRole('alertdialog');
    await first.user.click(within(dialog).getByRole('button', { name: 'Lämna' }));
    await screen.findByText('Välkommen, Anna');
    first.unmount();
    return openPostAsHtml();
  }

  it('offers itself and returns on request', async () => {
    const { user } = await leaveText();
    expect(screen.getByText(/^Osparad text från/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ta fram' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Stillhet osparad');
    expect(screen.queryByText(/^Osparad text från/)).not.toBeInTheDocument();
  });

  it('can be discarded', async () => {
    const { user } = await leaveText();
    await user.click(screen.getByRole('button', { name: 'Släng' }));
    const question = await screen.findByRole('alertdialog', { name: 'Vill du slänga den osparade texten?' });
    await user.click(within(question).getByRole('button', { name: 'Behåll' }));
    expect(screen.getByText(/^Osparad text från/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Släng' }));
    await user.click(screen.getByRole('button', { name: 'Släng texten' }));
    expect(screen.queryByText(/^Osparad text från/)).not.toBeInTheDocument();
    expect(window.localStorage.getItem('stillsam-drafts')).toBeNull();
  });

  it('enters the store while typing, and leaves it when the post is saved', async () => {
    const { api, user } = await openPostAsHtml();
    api.on(SAVE_POST, () => answer(aPost()));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    fireEvent.change(screen.getByLabelText('Titel'), { target: { value: 'Halvskriven' } });
    jest.advanceTimersByTime(400);
    jest.useRealTimers();
    expect(window.localStorage.getItem('stillsam-drafts')).toContain('Halvskriven');
    await user.click(saveButton());
    await screen.findByText('Blogginlägg uppdaterat!');
    expect(window.localStorage.getItem('stillsam-drafts')).toBeNull();
  });
});

describe('text that is typed while the post is saved', () => {
  it('stays as unsaved text of the post', async () => {
    const { api, user } = await openPostAsHtml();
    const held = heldAnswer();
    api.on(SAVE_POST, held.wait);
    await user.type(screen.getByLabelText('Titel'), ' nu{Control>}s{/Control}');
    await waitFor(() => expect(api.calls(SAVE_POST)).toHaveLength(1));
    await user.type(screen.getByLabelText('Titel'), ' och sedan');
    held.release(answer(aPost({ title: 'Stillhet nu', version: 4 })));
    expect(await screen.findByText(/^Blogginlägg uppdaterat! Det du skrev medan/)).toBeVisible();
    await waitFor(() =>
      expect(window.localStorage.getItem('stillsam-drafts')).toContain('Stillhet nu och sedan'),
    );
    expect(window.localStorage.getItem('stillsam-drafts')).toContain('"version":4');
  });
});
