import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { Notice } from './notice';

describe('Notice', () => {
  it('interrupts only for errors', () => {
    render(
      <>
        <Notice tone="error">Ett fel uppstod.</Notice>
        <Notice tone="success">Sparat.</Notice>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Ett fel uppstod.');
    expect(screen.getByRole('status')).toHaveTextContent('Sparat.');
  });

  it('makes no live region when it was there from the start', () => {
    render(<Notice role="none">Det ersätter inte vård.</Notice>);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('offers what to do, and can be closed', async () => {
    const dismiss = jest.fn();
    render(
      <Notice action={<Button>Försök igen</Button>} onDismiss={dismiss}>
        Det gick inte.
      </Notice>,
    );
    expect(screen.getByRole('button', { name: 'Försök igen' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
  });
});
