import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { still } from './hydration';

interface WordProps {
  word: string;
}

const Word = ({ word }: WordProps) => <section>{word}</section>;

it('keeps what the server drew, and fetches nothing for it', () => {
  const load = jest.fn(async () => Word);
  const Still = still('section', load);
  const container = document.createElement('div');
  container.innerHTML = '<section class="a">lugn</section>';
  const drawn = container.firstElementChild;
  const { rerender } = render(<Still word="lugn" />, { container, hydrate: true });
  rerender(<Still word="vila" />);
  expect(container.firstElementChild).toBe(drawn);
  expect(container.innerHTML).toBe('<section class="a">lugn</section>');
  expect(load).not.toHaveBeenCalled();
});

it('draws in the browser where the server drew nothing', async () => {
  const Still = still('section', async () => Word);
  const { unmount } = render(<Still word="lugn" />);
  expect(await screen.findByText('lugn')).toBeVisible();
  unmount();
  render(<Still word="vila" />);
  expect(screen.getByText('vila')).toBeVisible();
});

it('shows its sentence where the code cannot be fetched', async () => {
  const Still = still<WordProps>('section', () => Promise.reject(new Error('no network')), 'Ring 112.');
  render(<Still word="lugn" />);
  expect(await screen.findByText('Ring 112.')).toBeVisible();
});
