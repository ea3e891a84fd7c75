/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useFollowedLink } from './use-followed-link';

function Page() {
  return (
    <>
      <output>{useFollowedLink() ?? 'none'}</output>
      <a href="/vila">Vila</a>
      <a href="/">Samma sida</a>
      <a href="https://www.1177.se/">1177</a>
      <a href="/vila" target="_blank">
        Ny flik
      </a>
      <a href="/fil.pdf" download>
        Fil
      </a>
      <div role="presentation" onClick={(event) => event.preventDefault()}>
        <a href="/vila">Inuti</a>
      </div>
    </>
  );
}

/** jsdom cannot load a document. It is prevented after the hook has seen the click. */
function follow(name: string, modifier: object = {}) {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name }), modifier);
}

it('names the page of a link until this document is shown again', () => {
  render(<Page />);
  follow('Vila');
  expect(screen.getByRole('status')).toHaveTextContent('/vila');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

it.each(['Samma sida', '1177', 'Ny flik', 'Fil', 'Inuti'])(
  'names none for a link that stays or leaves: %s',
  (name) => {
    render(<Page />);
    follow(name);
    expect(screen.getByRole('status')).toHaveTextContent('none');
  },
);

it('names none for a link that opens in another tab by a key', () => {
  render(<Page />);
  follow('Vila', { ctrlKey: true });
  expect(screen.getByRole('status')).toHaveTextContent('none');
});
