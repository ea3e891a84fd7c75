import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field';

function Search({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <SearchField label="Sök bland artiklarna" value={value} onValueChange={change} />;
}

describe('SearchField', () => {
  it('reports what is typed', async () => {
    const change = jest.fn();
    render(<Search onChange={change} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Sök bland artiklarna' }), 'vila');
    expect(change).toHaveBeenLastCalledWith('vila');
  });

  it('clears by its button and keeps the focus', async () => {
    const change = jest.fn();
    render(<Search onChange={change} />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'vila');
    await userEvent.click(screen.getByRole('button', { name: 'Rensa sökningen' }));
    expect(change).toHaveBeenLastCalledWith('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('can be sent without JavaScript', () => {
    render(<SearchField label="Sök" name="search" defaultValue="vila" submitLabel="Sök" />);
    expect(screen.getByRole('searchbox')).toHaveValue('vila');
    expect(screen.getByRole('button', { name: 'Sök' })).toHaveAttribute('type', 'submit');
  });
});
