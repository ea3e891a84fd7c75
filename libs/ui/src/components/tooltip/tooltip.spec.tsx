import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip';

describe('Tooltip', () => {
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
