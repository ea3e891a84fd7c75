import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './chip';

describe('Chip', () => {
  it.each([true, false])('toggles on click where aria-pressed is %s', async (isPressed) => {
    const change = jest.fn();
    render(
      <Chip isPressed={isPressed} onPressedChange={change}>
        Sova bättre
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sova bättre', pressed: isPressed }));
    expect(change).toHaveBeenCalledWith(!isPressed);
  });
});
