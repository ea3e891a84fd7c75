import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { QuickExit, QuickExitHint } from './quick-exit';

describe('the quick exit', () => {
  it('erases the answers, then replaces the page by a neutral one', () => {
    const steps: string[] = [];
    render(<QuickExit onLeave={() => steps.push('erased')} replacePage={(address) => steps.push(address)} />);
    fireEvent.click(screen.getByRole('link', { name: 'Lämna sidan snabbt' }));
    expect(steps).toEqual(['erased', 'https://www.smhi.se/']);
  });

  it('links without a referrer, also without JavaScript', () => {
    render(
      <>
        <QuickExit onLeave={jest.fn()} />
        <QuickExitHint erases="answers" />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Lämna sidan snabbt' });
    expect(link).toHaveAttribute('href', 'https://www.smhi.se/');
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(link).toHaveAccessibleDescription(/raderar svaren/);
  });
});
