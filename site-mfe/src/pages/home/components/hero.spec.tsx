import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Hero } from './hero';

// react-dom/server reads MessageChannel when it is imported; jsdom has none, and nothing here uses it.
Reflect.set(
  globalThis,
  'MessageChannel',
  class {
    port1 = {};
    port2 = { postMessage() {} };
  },
);
const { renderToString } = await import('react-dom/server');

const hero = () => <RouterProvider router={createMemoryRouter([{ path: '/', element: <Hero /> }])} />;

it('shows a landscape as decoration behind the statement, with the gradients that it names', () => {
  const { container } = render(hero());
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const drawings = [...container.querySelectorAll('svg')].filter((drawing) => drawing.closest('.scene'));
  for (const drawing of drawings) expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
  const parts = drawings.flatMap((drawing) => [...drawing.querySelectorAll('path')]);
  const wanted = parts.flatMap((part) => /^url\(#(.+)\)$/.exec(part.getAttribute('fill') ?? '')?.[1] ?? []);
  expect(wanted).toHaveLength(3);
  for (const id of wanted) expect(container.querySelector(`#${id}`)).not.toBeNull();
});

describe('one breath', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('lasts twenty seconds in the parts 4:4:6, ends softly and becomes silent', () => {
    render(hero());
    const button = screen.getByRole('button', { name: 'Ta ett andetag' });
    const word = screen.getByRole('status');
    expect(word).toBeEmptyDOMElement();
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(word).toHaveTextContent('Andas in');
    pass(5700);
    expect(word).toHaveTextContent('Andas in');
    pass(20);
    expect(word).toHaveTextContent('Håll');
    pass(5715);
    expect(word).toHaveTextContent('Andas ut');
    pass(8580);
    expect(word).toHaveTextContent('Ett andetag. Det räknas.');
    pass(6000);
    expect(word).toBeEmptyDOMElement();
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('ends early at a second press', () => {
    render(hero());
    const button = screen.getByRole('button', { name: 'Ta ett andetag' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(20_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('links to the breathing exercise before hydration and without JavaScript', () => {
    expect(renderToString(hero())).toMatch(/<a href="\/resurser\/mindful-andning"[^>]*>.*Ta ett andetag/);
  });
});
