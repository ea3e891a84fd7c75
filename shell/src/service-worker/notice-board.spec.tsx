import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeBoard } from './notice-board';
import { nextNoticeState, SILENT, type NoticeEvent } from './notice-state';
import type { FormSubmission, PageMessage } from './worker-messages';

const QUEUED: FormSubmission = {
  key: 'form-1',
  kind: 'contact',
  queuedAt: 0,
  state: 'queued',
  fields: { name: 'Kim', message: 'Hej från tåget.' },
};

const posted = jest.fn<(message: PageMessage) => void>();
let container: EventTarget;

beforeEach(() => {
  posted.mockReset();
  sessionStorage.clear();
  container = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ active: { postMessage: posted } }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function setUp() {
  let state = SILENT;
  const listeners = new Set<() => void>();
  const store = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
  };
  const send = (event: NoticeEvent) => {
    state = nextNoticeState(state, event);
    for (const listener of listeners) listener();
  };
  render(<NoticeBoard store={store} send={send} />);
  return { emit: (event: NoticeEvent) => act(() => send(event)) };
}

/** The part of a worker that the board uses. */
function newWorker(): ServiceWorker {
  const worker: ServiceWorker = Object.create(EventTarget.prototype);
  return Object.assign(worker, { postMessage: posted });
}

describe('the notice about the network', () => {
  it('reports its loss in a live region, links to what opens, and disappears when it is back', async () => {
    const { emit } = setUp();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    emit({ type: 'network' });
    expect(screen.getByRole('status')).toHaveTextContent(/^Du är utan internet\./);
    expect(screen.getByRole('link', { name: 'Se vad som går att öppna' })).toHaveAttribute(
      'href',
      '/utan-nat',
    );
    emit({ type: 'back' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('becomes a line once it is closed', async () => {
    const { emit } = setUp();
    emit({ type: 'network' });
    await userEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByText(/^Utan internet\./)).toBeVisible();
    emit({ type: 'back' });
    expect(screen.queryByText(/^Utan internet\./)).not.toBeInTheDocument();
  });

  it('shows a line from the start on the next pages of the same spell', () => {
    const { emit } = setUp();
    emit({ type: 'network', isKnown: true });
    expect(screen.getByText(/^Utan internet\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stäng meddelandet' })).not.toBeInTheDocument();
  });
});

describe('a queued form', () => {
  it('shows its name, and can be withdrawn', async () => {
    const { emit } = setUp();
    emit({ type: 'forms', forms: [QUEUED] });
    expect(screen.getByText('Väntar på internet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort: Ditt meddelande till oss' }));
    expect(posted).toHaveBeenCalledWith({ type: 'forget-form', key: 'form-1' });
    expect(screen.getByRole('region')).toHaveFocus();
  });

  it('shows as sent until the notice is closed', async () => {
    const { emit } = setUp();
    emit({ type: 'forms', forms: [{ ...QUEUED, state: 'sent', fields: {} }] });
    expect(screen.getByText('Ditt meddelande är skickat. Vi återkommer inom 24 timmar.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    expect(posted).toHaveBeenCalledWith({ type: 'forget-form', key: 'form-1' });
  });

  it('shows its fields and the reason when it was refused', () => {
    const { emit } = setUp();
    emit({
      type: 'forms',
      forms: [{ ...QUEUED, state: 'refused', reason: 'Meddelandet är för långt.' }],
    });
    expect(screen.getByText('Ditt meddelande togs inte emot. Meddelandet är för långt.')).toBeVisible();
    expect(screen.getByText('Hej från tåget.')).toBeInTheDocument();
  });
});

describe('a new version', () => {
  it('waits for the click that activates it', async () => {
    const { emit } = setUp();
    emit({ type: 'update', worker: newWorker() });
    expect(screen.getByText('Det finns en ny version av Stillsam.')).toBeVisible();
    expect(posted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Uppdatera' }));
    expect(posted).toHaveBeenCalledWith({ type: 'activate' });
  });

  it('does not return in the same visit after it was postponed', async () => {
    const { emit } = setUp();
    emit({ type: 'update', worker: newWorker() });
    await userEvent.click(screen.getByRole('button', { name: 'Inte nu' }));
    emit({ type: 'update', worker: newWorker() });
    expect(screen.queryByText('Det finns en ny version av Stillsam.')).toBeNull();
    expect(posted).not.toHaveBeenCalled();
  });
});
