import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeBoard } from './notice-board';
import { nextNoticeState, SILENT, type NoticeEvent } from './notice-state';
import type { FormSubmission, PageMessage } from './worker-contract';

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
    const [status] = screen.getAllByRole('status');
    expect(status).toBeEmptyDOMElement();
    emit({ type: 'network' });
    expect(status).toHaveTextContent(/^Utan internet\. Det som finns sparat/);
    expect(screen.getByRole('link', { name: 'Se vad som går att öppna' })).toHaveAttribute(
      'href',
      '/utan-nat',
    );
    emit({ type: 'back' });
    expect(status).toBeEmptyDOMElement();
  });

  it.each([
    ['at the first scroll', () => fireEvent.scroll(window)],
    ['after eight seconds', () => jest.advanceTimersByTime(8000)],
  ])('folds into a line %s, and keeps its words', (_, pass) => {
    jest.useFakeTimers();
    const { emit } = setUp();
    emit({ type: 'network' });
    const text = screen.getByText(/^Utan internet\./).closest('p');
    const words = text?.textContent;
    expect(text).toHaveClass('unfolded');
    act(() => void pass());
    expect(text).not.toHaveClass('unfolded');
    expect(text).toHaveTextContent(String(words));
    jest.useRealTimers();
  });

  it('shows a line from the start on the next pages of the same spell', () => {
    const { emit } = setUp();
    emit({ type: 'network', isKnown: true });
    expect(screen.getByText(/^Utan internet\./).closest('p')).not.toHaveClass('unfolded');
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
    expect(screen.getByText('Det finns en ny version.')).toBeVisible();
    expect(posted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Ladda om' }));
    expect(posted).toHaveBeenCalledWith({ type: 'activate' });
  });

  it('does not return in the same visit after it was postponed', async () => {
    const { emit } = setUp();
    emit({ type: 'update', worker: newWorker() });
    await userEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    emit({ type: 'update', worker: newWorker() });
    expect(screen.queryByText('Det finns en ny version.')).toBeNull();
    expect(posted).not.toHaveBeenCalled();
  });
});
