import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/fake-api';
import { aPost } from '../../../test/fixtures';
import { openPostAsHtml, SAVE_POST, saveButton } from '../../../test/open-post';

describe('an author beside another one', () => {
  const theirs = aPost({
    version: 4,
    title: 'Deras titel',
    excerpt: 'Deras utdrag.',
    content: '<p>Deras text.</p>',
  });

  async function meet() {
    const rendered = await openPostAsHtml();
    rendered.api.on(SAVE_POST, ({ body }) =>
      JSON.stringify(body).includes('"version":4')
        ? answer(aPost({ version: 5 }))
        : answer(
            {
              error: 'Ändrat.',
              code: 'POST_CHANGED',
              current: theirs,
              saved_by_name: 'Rut Ek',
              is_own: false,
            },
            412,
          ),
    );
    await rendered.user.clear(screen.getByLabelText('Titel'));
    await rendered.user.type(screen.getByLabelText('Titel'), 'Min titel');
    await rendered.user.click(screen.getByLabelText('Innehåll'));
    await rendered.user.paste('<p>Min text.</p>');
    await rendered.user.click(saveButton());
    await screen.findByRole('heading', { level: 1, name: 'Någon annan har ändrat inlägget' });
    return rendered;
  }

  it('sees both versions side by side, with the own one as the default where both changed', async () => {
    await meet();
    const title = screen.getByRole('group', { name: 'Titel' });
    expect(within(title).getByText('Min titel')).toBeVisible();
    expect(within(title).getByText('Deras titel')).toBeVisible();
    expect(within(title).getByRole('radio', { name: 'Din version' })).toBeChecked();
    const excerpt = screen.getByRole('group', { name: 'Utdrag' });
    expect(within(excerpt).getByRole('radio', { name: 'Den andras version' })).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Status' })).not.toBeInTheDocument();
  });

  it('chooses, merges the texts and saves the result', async () => {
    const { api, user } = await meet();
    const title = screen.getByRole('group', { name: 'Titel' });
    await user.click(within(title).getByRole('radio', { name: 'Den andras version' }));
    const merged = screen.getByLabelText('Så här blir det: Innehåll');
    await user.click(merged);
    await user.paste('<p>Deras text.</p>');
    await user.click(screen.getByRole('button', { name: 'Spara den sammanslagna versionen' }));
    expect(await screen.findByText('Blogginlägg uppdaterat!')).toBeVisible();
    expect(api.calls(SAVE_POST).at(-1)?.body).toMatchObject({
      version: 4,
      title: 'Deras titel',
      excerpt: 'Deras utdrag.',
      content: '<p>Text om stillhet.</p><p>Min text.</p><p>Deras text.</p>',
    });
  });

  it('returns to the own text', async () => {
    const { user } = await meet();
    await user.click(screen.getByRole('button', { name: 'Tillbaka till min text' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Min titel');
  });
});
