import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Pagination } from './pagination';

describe('Pagination', () => {
  it('names the current page and goes one page back or forward', async () => {
    const change = jest.fn();
    render(<Pagination page={2} totalPages={3} onPageChange={change} />);
    expect(screen.getByText('Sida 2 av 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Föregående' }));
    await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
    expect(change.mock.calls).toEqual([[1], [3]]);
  });

  it.each([
    { page: 1, end: 'Föregående' },
    { page: 3, end: 'Nästa' },
  ])('ends at page $page', async ({ page, end }) => {
    const change = jest.fn();
    render(<Pagination page={page} totalPages={3} onPageChange={change} />);
    const step = screen.getByRole('button', { name: end });
    expect(step).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(step);
    expect(change).not.toHaveBeenCalled();
  });

  it('has links when pages have addresses', () => {
    render(
      <MemoryRouter>
        <Pagination page={1} totalPages={2} pageLink={(page) => `/kunskapsbibliotek?page=${page}`} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Nästa' })).toHaveAttribute('href', '/kunskapsbibliotek?page=2');
    expect(screen.queryByRole('link', { name: 'Föregående' })).toBeNull();
  });

  it('counts an empty list as one page', () => {
    render(<Pagination page={1} totalPages={0} />);
    expect(screen.getByText('Sida 1 av 1')).toBeInTheDocument();
  });
});
