import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

describe('Tooltip', () => {
  it('describes its control, shows on focus and hides on Escape', async () => {
    render(
      <Tooltip text="En förklaring">
        <button type="button">Vad är det?</button>
      </Tooltip>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleDescription('En förklaring');
    const bubble = screen.getByRole('tooltip', { hidden: true });
    await userEvent.tab();
    expect(bubble).toHaveClass('visible');
    await userEvent.keyboard('{Escape}');
    expect(bubble).not.toHaveClass('visible');
  });

  it('shows under the pointer', async () => {
    render(
      <Tooltip text="En förklaring">
        <button type="button">Vad är det?</button>
      </Tooltip>,
    );
    await userEvent.hover(screen.getByRole('button'));
    expect(screen.getByRole('tooltip')).toHaveClass('visible');
    await userEvent.unhover(screen.getByRole('button'));
    expect(screen.getByRole('tooltip')).not.toHaveClass('visible');
  });

  it('announces its text while its owner shows it', () => {
    const tooltip = (isShown: boolean) => (
      <Tooltip text="Kopierad!" isShown={isShown}>
        <button type="button">Kopiera länk</button>
      </Tooltip>
    );
    const { rerender } = render(tooltip(false));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(tooltip(true));
    expect(screen.getByRole('status')).toHaveTextContent('Kopierad!');
  });
});
