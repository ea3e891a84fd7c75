import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccessibilityButton } from './accessibility-button';
import { AccessibilityHost } from './accessibility-host';

let asksForLessMotion = false;

beforeAll(() => {
  // jsdom has the element without its methods, and no media queries.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: asksForLessMotion && query.includes('motion'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
});

beforeEach(() => {
  asksForLessMotion = false;
});

afterEach(async () => {
  jest.restoreAllMocks();
  const { accessibility } = await import('@stillsam/platform');
  accessibility.save(accessibility.readOnServer());
});

async function open() {
  render(
    <>
      <AccessibilityButton isCompact />
      <AccessibilityHost />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Anpassa sidan' }));
  return screen.findByRole('dialog', { name: 'Anpassa sidan' });
}

describe('AccessibilityDialog', () => {
  it('applies a choice at once and stores it', async () => {
    await open();
    await userEvent.click(screen.getByLabelText('Extra stor'));
    for (const label of [
      ...['Sepia', 'Luftigare rader', 'Kortare rader', 'Enklare bokstäver'],
      ...['Hög kontrast', 'Mindre rörelse'],
    ])
      await userEvent.click(screen.getByLabelText(label));
    const { dataset } = document.documentElement;
    await waitFor(() =>
      expect({ ...dataset }).toEqual({
        ...{ fontSize: 'extra-large', contrast: 'high', motion: 'reduced' },
        ...{ paper: 'sepia', lines: 'loose', measure: 'short', letters: 'plain' },
      }),
    );
    expect(JSON.parse(localStorage.getItem('accessibility-settings') ?? '')).toEqual({
      fontSize: 'extra-large',
      highContrast: true,
      reduceMotion: true,
      paper: 'sepia',
      looseLines: true,
      shortLines: true,
      plainLetters: true,
    });
  });

  it('resets every setting to its default', async () => {
    await open();
    await userEvent.click(screen.getByLabelText('Stor'));
    await userEvent.click(screen.getByRole('button', { name: 'Återställ' }));
    expect(screen.getByLabelText('Normal')).toBeChecked();
    await waitFor(() => expect({ ...document.documentElement.dataset }).toEqual({}));
  });

  it('closes by its button', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Klar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('notes where the device has the same preference already', async () => {
    asksForLessMotion = true;
    await open();
    expect(screen.getByLabelText('Mindre rörelse')).toHaveAccessibleDescription(/Din enhet ber redan/);
    expect(screen.getByLabelText('Hög kontrast')).toHaveAccessibleDescription(/Svart på vitt/);
  });
});
