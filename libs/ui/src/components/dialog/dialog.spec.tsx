import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

// jsdom has the element without its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function Page({
  children = <p>Släpp ner axlarna.</p>,
  onClose = () => undefined,
}: {
  children?: ReactNode;
  onClose?: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Öppna</Button>
      <Dialog isOpen={isOpen} onClose={close} title="Ta en paus">
        {children}
      </Dialog>
    </>
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Öppna' }));
  return screen.getByRole('dialog', { name: 'Ta en paus' });
}

describe('Dialog', () => {
  it('does not render until it is opened', () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Släpp ner axlarna.')).toBeNull();
  });

  it.each([
    ['the first field', <input aria-label="Namn" />, 'Namn'],
    [
      'the chosen radio button of the first group',
      <>
        <input type="radio" name="size" aria-label="Liten" />
        <input type="radio" name="size" aria-label="Stor" defaultChecked />
      </>,
      'Stor',
    ],
    ['the first control below the title', <a href="/hjalp">Hjälp</a>, 'Hjälp'],
  ])('focuses %s', (_, content, name) => {
    render(
      <Dialog isOpen onClose={() => undefined} title="Ta en paus" actions={<Button>Klar</Button>}>
        {content}
      </Dialog>,
    );
    expect(document.activeElement).toHaveAccessibleName(name);
  });

  it('names what it is about', () => {
    render(
      <Dialog isOpen onClose={() => undefined} title="Ta en paus" description="Släpp ner axlarna.">
        <input aria-label="Namn" />
      </Dialog>,
    );
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Släpp ner axlarna.');
  });

  it('closes by its cross, and the focus goes back to where it was', async () => {
    render(<Page />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Öppna' })).toHaveFocus();
  });

  it('calls onClose on Escape', async () => {
    const onClose = jest.fn();
    render(<Page onClose={onClose} />);
    const dialog = await open();
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open where a file field inside is cancelled', async () => {
    const onClose = jest.fn();
    render(
      <Page onClose={onClose}>
        <input type="file" aria-label="Bild" />
      </Page>,
    );
    await open();
    fireEvent(screen.getByLabelText('Bild'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes by a click outside, not by one inside', async () => {
    render(<Page />);
    const dialog = await open();
    await userEvent.click(screen.getByText('Släpp ner axlarna.'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('ConfirmDialog', () => {
  const QUESTION = 'Är du säker på att du vill ta bort detta inlägg?';
  const setUp = (props: { isBusy?: boolean; error?: string } = {}) => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    render(
      <ConfirmDialog
        isOpen
        title={QUESTION}
        confirmLabel="Ta bort"
        busyLabel="Tar bort..."
        tone="danger"
        onConfirm={onConfirm}
        onCancel={onCancel}
        {...props}
      >
        <p>Det går inte att ångra.</p>
      </ConfirmDialog>,
    );
    return { onConfirm, onCancel };
  };

  it('shows its question, with the focus on the button that cancels', () => {
    setUp();
    const dialog = screen.getByRole('alertdialog', { name: QUESTION });
    expect(dialog).toHaveAccessibleDescription('Det går inte att ångra.');
    expect(screen.getByRole('button', { name: 'Avbryt' })).toHaveFocus();
  });

  it('calls back with the choice', async () => {
    const { onConfirm, onCancel } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('cannot be closed or confirmed again while the action is in flight', async () => {
    const { onConfirm, onCancel } = setUp({ isBusy: true });
    await userEvent.click(screen.getByRole('button', { name: 'Tar bort...' }));
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('stays open with the reason when the action failed', () => {
    setUp({ error: 'Kunde inte ta bort inlägget' });
    expect(screen.getByRole('alert')).toHaveTextContent('Kunde inte ta bort inlägget');
  });
});
