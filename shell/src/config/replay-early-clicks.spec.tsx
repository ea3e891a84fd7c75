import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { startTransition, Suspense, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { EARLY_CLICK_SCRIPT, replayEarlyClick, takeEarlyClick } from './replay-early-clicks';

const onClick = jest.fn<(name: string) => void>();

function Page() {
  return (
    <>
      <button type="button" onClick={() => onClick('START')}>
        START
      </button>
      <form onSubmit={(event) => event.preventDefault()}>
        <button>Skicka</button>
      </form>
      <p>Text</p>
      <Chip />
      <Suspense>
        <button id="copy" type="button" onClick={() => onClick('Kopiera')}>
          <span>Kopiera</span>
        </button>
      </Suspense>
    </>
  );
}

function Chip() {
  const [isChosen, setIsChosen] = useState(false);
  return (
    <>
      <input type="checkbox" checked={isChosen} onChange={(event) => setIsChosen(event.target.checked)} />
      <output>{isChosen ? 'vald' : 'inte vald'}</output>
    </>
  );
}

const MARKUP =
  '<button type="button">START</button><form><button>Skicka</button></form><p>Text</p>' +
  '<input type="checkbox"/><output>inte vald</output>' +
  '<!--$--><button id="copy" type="button"><span>Kopiera</span></button><!--/$-->';

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

let root: Root;

/** As `client.tsx` and the layout do. */
function startHydration(page: ReactNode = <Page />) {
  takeEarlyClick();
  startTransition(() => {
    root = hydrateRoot(find('#app'), page);
  });
}
async function hydrate() {
  await act(async () => startHydration());
  await act(async () => replayEarlyClick());
}

beforeEach(() => {
  document.body.innerHTML = `<div id="app">${MARKUP}</div>`;
  document.addEventListener('submit', (event) => event.preventDefault());
  // As an inline script is evaluated: its variable is the window's.
  const script = document.createElement('script');
  script.textContent = EARLY_CLICK_SCRIPT;
  document.head.append(script);
});

afterEach(async () => {
  await act(async () => root.unmount());
  onClick.mockClear();
});

describe('a click before hydration', () => {
  it('is replayed once', async () => {
    find('button').click();
    await hydrate();
    act(replayEarlyClick);
    expect(onClick.mock.calls).toEqual([['START']]);
  });

  it('is replayed in a Suspense boundary', async () => {
    find('#copy span').click();
    await hydrate();
    expect(onClick.mock.calls).toEqual([['Kopiera']]);
  });

  it('is replaced by the next click, wherever that is', async () => {
    find('button').click();
    find('p').click();
    await hydrate();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is not replayed where the browser has acted', async () => {
    const onSubmit = jest.fn();
    document.addEventListener('submit', onSubmit);
    find('form button').click();
    await hydrate();
    document.removeEventListener('submit', onSubmit);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps a box as the visitor has left it, and tells the component', async () => {
    find('input').click();
    await hydrate();
    expect(find('input')).toBeChecked();
    expect(find('output')).toHaveTextContent(/^vald$/);
  });

  it('is dropped with a control that has gone', async () => {
    const button = find('button');
    button.click();
    await act(async () => startHydration());
    await act(async () => root.render(<p>En annan sida</p>));
    act(replayEarlyClick);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('a click that React answers', () => {
  it('is not replayed when it comes while React hydrates', async () => {
    await act(async () => {
      startHydration();
      // Before React has had a moment of its own.
      find('#copy').click();
    });
    await act(async () => replayEarlyClick());
    expect(onClick.mock.calls).toEqual([['Kopiera']]);
  });

  it('is not recorded after hydration', async () => {
    await hydrate();
    act(() => find('button').click());
    act(replayEarlyClick);
    expect(onClick.mock.calls).toEqual([['START']]);
  });
});
