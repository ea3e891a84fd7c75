import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Button, ButtonLink } from './button';

describe('Button', () => {
  it('does not submit a form unless its type is submit', () => {
    render(<Button>Spara</Button>);
    expect(screen.getByRole('button', { name: 'Spara' })).toHaveAttribute('type', 'button');
  });

  it('reacts to pointer and keyboard', async () => {
    const click = jest.fn();
    render(<Button onClick={click}>Spara</Button>);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(click).toHaveBeenCalledTimes(3);
  });

  it('keeps its focus while it is loading, announces it, and ignores clicks', async () => {
    const click = jest.fn();
    const { rerender } = render(<Button onClick={click}>Spara</Button>);
    const button = screen.getByRole('button');
    await userEvent.click(button);
    rerender(
      <Button onClick={click} isLoading loadingText="Sparar...">
        Spara
      </Button>,
    );
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Sparar...');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('submits no form while it works', async () => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" isLoading>
          Skicka
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('cannot be activated when disabled', async () => {
    const click = jest.fn();
    render(
      <Button disabled onClick={click}>
        Spara
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(click).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it('renders a link', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/kontakt">Kontakt</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/kontakt');
  });
});
