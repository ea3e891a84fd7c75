import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Listen } from './listen';
// Loaded first, so that loading the lazy chunk does not use up a test's time.
import './listen-player';

/** A device whose voices the test sets, and which ends a sentence when the test says so. */
function aDevice(voices: Partial<SpeechSynthesisVoice>[]) {
  const said: { text: string; rate: number; onend: (() => void) | null }[] = [];
  const speech = {
    getVoices: () => voices,
    speak: (utterance: (typeof said)[number]) => said.push(utterance),
    cancel: jest.fn(),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class {
      onend = null;
      constructor(readonly text: string) {}
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: speech });
  return { said, words: () => said.map(({ text }) => text), end: () => act(() => said.at(-1)?.onend?.()) };
}

const SWEDISH = { lang: 'sv-SE', localService: true };

async function listen() {
  render(
    <>
      <div data-text>
        <p>Andas ut.</p>
        <p>
          Vila sedan. Läs <a href="#mer">mer</a>.
        </p>
      </div>
      <Listen texts="[data-text]" title="Andas" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Lyssna' }));
  await act(async () => undefined);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 300, 10, 10);
  Object.assign(globalThis, { CSS: {} });
  document.documentElement.dataset.motion = 'reduced';
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
});

describe('listening', () => {
  it('reads the text sentence by sentence, and pauses', async () => {
    const device = aDevice([SWEDISH]);
    await listen();
    device.end();
    expect(device.words()).toEqual(['Andas ut.', 'Vila sedan.']);
    press('Pausa');
    device.end();
    expect(device.words()).toHaveLength(2);
    press('Spela upp');
    expect(device.words().at(-1)).toBe('Vila sedan.');
    press('Nästa mening');
    expect(device.words().at(-1)).toBe('Läs mer.');
  });

  it('begins at a pressed paragraph, but not at a link', async () => {
    const device = aDevice([SWEDISH]);
    await listen();
    fireEvent.click(screen.getByText(/Vila sedan/));
    expect(device.words()).toEqual(['Andas ut.', 'Vila sedan.']);
    fireEvent.click(screen.getByRole('link', { name: 'mer' }));
    expect(device.words()).toHaveLength(2);
  });

  it('begins at the paragraph before or after by the keyboard too', async () => {
    const device = aDevice([SWEDISH]);
    await listen();
    press('Nästa stycke');
    press('Nästa mening');
    press('Nästa stycke');
    expect(device.words()).toEqual(['Andas ut.', 'Vila sedan.', 'Läs mer.']);
    press('Föregående stycke');
    expect(device.words().at(-1)).toBe('Andas ut.');
  });

  it('changes its speed', async () => {
    const device = aDevice([SWEDISH]);
    await listen();
    fireEvent.change(screen.getByLabelText('Hastighet'), { target: { value: '1.2' } });
    expect(device.said.at(-1)).toMatchObject({ text: 'Andas ut.', rate: 1.2 });
  });

  it.each([
    ['no voice', []],
    ['a voice of another language', [{ lang: 'en-GB', localService: true }]],
    ['a voice that sends the text to a service', [{ lang: 'sv-SE', localService: false }]],
  ])('says what it lacks with %s, and tries again', async (_, voices) => {
    const device = aDevice(voices);
    await listen();
    // Browsers may list their voices late.
    const help = 'Enheten har ingen svensk röst';
    expect(await screen.findByText(help, {}, { timeout: 3000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lyssna' })).toHaveAttribute('aria-expanded', 'false');
    expect(device.words()).toEqual([]);
    aDevice([SWEDISH]);
    press('Lyssna');
    expect(await screen.findByRole('region', { name: 'Uppläsning' })).toBeVisible();
    expect(screen.queryByText(help)).not.toBeInTheDocument();
  });

  it('answers the controls of the device, by the name of the text, until it is closed', async () => {
    const handlers = new Map<string, (() => void) | null>();
    const session = {
      metadata: null,
      playbackState: 'none',
      setActionHandler: (action: string, handle: (() => void) | null) => handlers.set(action, handle),
    };
    Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
    Object.assign(globalThis, {
      MediaMetadata: class {
        constructor(named: object) {
          Object.assign(this, named);
        }
      },
    });
    const device = aDevice([SWEDISH]);
    await listen();
    expect(session).toMatchObject({ metadata: { title: 'Andas' }, playbackState: 'playing' });
    act(() => handlers.get('nexttrack')?.());
    expect(device.words()).toEqual(['Andas ut.', 'Vila sedan.']);
    act(() => handlers.get('pause')?.());
    expect(session.playbackState).toBe('paused');
    act(() => handlers.get('play')?.());
    act(() => handlers.get('previoustrack')?.());
    expect(device.words().at(-1)).toBe('Andas ut.');
    press('Stäng uppläsningen');
    expect(session.metadata).toBeNull();
    expect([...handlers.values()]).toEqual([null, null, null, null]);
    Reflect.deleteProperty(navigator, 'mediaSession');
  });

  it('falls silent when the page is left', async () => {
    const device = aDevice([SWEDISH]);
    await listen();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    device.end();
    expect(device.words()).toHaveLength(1);
  });

  it('falls silent when it is closed', async () => {
    const device = aDevice([SWEDISH]);
    await listen();
    press('Stäng uppläsningen');
    expect(screen.queryByRole('region', { name: 'Uppläsning' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Lyssna' })).toHaveFocus();
    device.end();
    expect(device.words()).toHaveLength(1);
  });
});
