/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction, type To } from 'react-router';
import { MAIN_ID, useRouteArrival } from './use-route-arrival';

const scrollTo = jest.fn<(x: number, y: number) => void>();
let navigate: NavigateFunction;

beforeEach(() => {
  scrollTo.mockReset();
  Reflect.set(window, 'scrollTo', scrollTo);
});

function Page() {
  useRouteArrival();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return <main id={MAIN_ID} tabIndex={-1} />;
}

const open = () =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
const goTo = (to: To) => act(async () => navigate(to));
const goBy = (entries: number) => act(async () => navigate(entries));

describe('arriving at a page', () => {
  it('leaves the focus of the first page to the browser', () => {
    open();
    expect(document.body).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('begins by a new navigation at the top, with the focus on the page', async () => {
    open();
    await goTo('/a');
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the scrolling of back and forward to the browser, and moves the focus', async () => {
    open();
    await goTo('/a');
    scrollTo.mockClear();
    (document.activeElement as HTMLElement).blur();
    await goBy(-1);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where it is when only the query changes', async () => {
    open();
    await goTo('/?page=2');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });
});
