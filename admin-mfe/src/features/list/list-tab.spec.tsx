import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenHeader, ScreenTitle } from './list-tab';

it('closes its help by Escape and by a press elsewhere', async () => {
  const user = userEvent.setup();
  render(
    <ScreenTitle value="Logg">
      <ScreenHeader help="Vad som har hänt." />
      <button type="button">Annat</button>
    </ScreenTitle>,
  );
  const help = screen.getByText('Vad som har hänt.').closest('details');
  const summary = help?.querySelector('summary');
  if (!summary) throw new Error('There is no help');
  await user.click(summary);
  expect(help).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  expect(help).not.toHaveAttribute('open');
  expect(summary).toHaveFocus();
  await user.click(summary);
  await user.click(screen.getByRole('button', { name: 'Annat' }));
  expect(help).not.toHaveAttribute('open');
});
