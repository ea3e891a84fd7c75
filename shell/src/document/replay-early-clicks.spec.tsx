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
  // Evaluated like an inline script: its variable becomes a property of the window.
  const script = document.createElement('script');
  script.textContent = EARLY_CLICK_SCRIPT;
  document.head.append(script);
});

afterEach(async () => {
  await act(async () => root.unmount());
  onClick.mockClear();
});

describe('a click before hydration', () => {
  it('replays once', async () => {
    find('button').click();
    await hydrate();
    act(replayEarlyClick);
    expect(onClick.mock.calls).toEqual([['START']]);
  });

  it('replays in a Suspense boundary', async () => {
    find('#copy span').click();
    await hydrate();
    expect(onClick.mock.calls).toEqual([['Kopiera']]);
  });

  it('gives way to the next click, wherever that is', async () => {
    find('button').click();
    find('p').click();
    await hydrate();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not replay where the browser has a default action', async () => {
    const onSubmit = jest.fn();
    document.addEventListener('submit', onSubmit);
    find('form button').click();
    await hydrate();
    document.removeEventListener('submit', onSubmit);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('leaves a checkbox as the visitor set it, and calls the component’s handler', async () => {
    find('input').click();
    await hydrate();
    expect(find('input')).toBeChecked();
    expect(find('output')).toHaveTextContent(/^vald$/);
  });

  it('disappears when its control was removed', async () => {
    const button = find('button');
    button.click();
    await act(async () => startHydration());
    await act(async () => root.render(<p>En annan sida</p>));
    act(replayEarlyClick);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('a click that React handles', () => {
  it('does not replay when it comes while React hydrates', async () => {
    await act(async () => {
      startHydration();
      // Before React's scheduler has run.
      find('#copy').click();
    });
    await act(async () => replayEarlyClick());
    expect(onClick.mock.calls).toEqual([['Kopiera']]);
  });

  it('leaves no record after hydration', async () => {
    await hydrate();
    act(() => find('button').click());
    act(replayEarlyClick);
    expect(onClick.mock.calls).toEqual([['START']]);
  });
});
