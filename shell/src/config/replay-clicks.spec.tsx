import { beforeAll, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, startTransition, Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replayClicksOnceHydrated } from './replay-clicks';

beforeAll(replayClicksOnceHydrated);

const frames = (count: number) =>
  act(async () => {
    for (let frame = 0; frame < count; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** A page as the server sent it, with one part whose script comes when the test says so. */
async function openPage() {
  const onCopy = jest.fn();
  const onOther = jest.fn();
  let deliver: (part: { default: ComponentType }) => void = () => {};
  const Part = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (deliver = resolve)));
  const Copy = () => (
    <button type="button" onClick={onCopy}>
      Kopiera
    </button>
  );
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML =
    '<button type="button">Annat</button><!--$--><button type="button">Kopiera</button><!--/$-->';
  await act(async () => {
    hydrateRoot(
      container,
      <>
        <button type="button" onClick={onOther}>
          Annat
        </button>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    );
  });
  return { onCopy, onOther, deliver: () => act(async () => deliver({ default: Copy })) };
}

it('a click on a part without its script is answered once, when the script has come', async () => {
  const { onCopy, deliver } = await openPage();
  fireEvent.click(screen.getByRole('button', { name: 'Kopiera' }));
  await frames(3);
  expect(onCopy).not.toHaveBeenCalled();
  await deliver();
  await frames(3);
  expect(onCopy).toHaveBeenCalledTimes(1);
});

it('a click elsewhere after it counts instead', async () => {
  const { onCopy, onOther, deliver } = await openPage();
  fireEvent.click(screen.getByRole('button', { name: 'Kopiera' }));
  fireEvent.click(screen.getByRole('button', { name: 'Annat' }));
  await deliver();
  await frames(3);
  expect([onCopy.mock.calls.length, onOther.mock.calls.length]).toEqual([0, 1]);
});

it('a click on a hydrated button is not repeated', async () => {
  const { onOther } = await openPage();
  fireEvent.click(screen.getByRole('button', { name: 'Annat' }));
  await frames(3);
  expect(onOther).toHaveBeenCalledTimes(1);
});

it('a click that React answers by hydrating at once is not repeated', async () => {
  const onClick = jest.fn();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = '<button type="button">Börja</button>';
  const Start = () => (
    <button type="button" onClick={onClick}>
      Börja
    </button>
  );
  startTransition(() => {
    hydrateRoot(container, <Start />);
  });
  // Before React has had a moment of its own.
  screen.getByRole('button', { name: 'Börja' }).click();
  await frames(3);
  expect(onClick).toHaveBeenCalledTimes(1);
});
