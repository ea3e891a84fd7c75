import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { PillGroup } from './pill-group';

const OPTIONS = [
  { value: 'alla', label: 'Alla artiklar', count: 11 },
  { value: 'somn', label: 'Sömn', count: 1 },
];
const LINKS = OPTIONS.map((option) => ({ ...option, to: `/kunskapsbibliotek?category=${option.value}` }));

describe('PillGroup', () => {
  it('forms a group of buttons, one of them pressed', async () => {
    const choose = jest.fn();
    render(
      <PillGroup
        label="Kategori"
        options={OPTIONS}
        value="alla"
        onValueChange={choose}
        countUnit={['artikel', 'artiklar']}
      />,
    );
    expect(screen.getByRole('group', { name: 'Kategori' })).toBeInTheDocument();
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(/Alla artiklar\s*11 artiklar/);
    await userEvent.click(screen.getByRole('button', { name: /Sömn\s*1 artikel$/ }));
    expect(choose).toHaveBeenCalledWith('somn');
  });

  it('forms a navigation of links, one of them current', () => {
    render(
      <MemoryRouter>
        <PillGroup label="Kategori" options={LINKS} value="somn" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Kategori' })).toBeInTheDocument();
    const chosen = screen.getByRole('link', { current: true });
    expect(chosen).toHaveTextContent('Sömn');
    expect(chosen).toHaveAttribute('href', '/kunskapsbibliotek?category=somn');
  });
});
