import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Button } from './button';
import { ButtonLink } from './button-link';

describe('Button', () => {
  it('does nothing to a form unless it is told to', () => {
    render(<Button>Spara</Button>);
    expect(screen.getByRole('button', { name: 'Spara' })).toHaveAttribute('type', 'button');
  });

  it('is pressed by pointer and by keyboard', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Spara</Button>);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('keeps its focus while it works, says so, and cannot be pressed again', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Spara</Button>);
    const button = screen.getByRole('button');
    await userEvent.click(button);
    rerender(
      <Button onClick={press} isLoading loadingText="Sparar...">
        Spara
      </Button>,
    );
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Sparar...');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
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

  it('is out of reach when disabled', async () => {
    const press = jest.fn();
    render(
      <Button disabled onClick={press}>
        Spara
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it('is a link', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/kontakt">Kontakt</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/kontakt');
  });
});
