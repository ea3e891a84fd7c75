import { useState } from 'react';
import { Button } from '../src/components/button/button';
import { ConfirmDialog } from '../src/components/dialog/confirm-dialog';
import { Dialog } from '../src/components/dialog/dialog';
import { EmptyState } from '../src/components/empty-state/empty-state';
import { Notice } from '../src/components/notice/notice';
import { ProgressLine } from '../src/components/progress-line/progress-line';
import { Section } from '../src/components/section/section';
import { Skeleton } from '../src/components/skeleton/skeleton';
import { Spinner } from '../src/components/spinner/spinner';
import styles from './gallery.module.css';

export function MessagesDemo() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Besked" tone="raised" rhythm="medium">
      <div className={styles.stack}>
        <div className={styles.columns}>
          <Notice role="none">Det här är kunskap och övningar. Det ersätter inte vård.</Notice>
          <Notice role="none" tone="success" title="Sparat" onDismiss={() => undefined}>
            Blogginlägg uppdaterat!
          </Notice>
          <Notice role="none" tone="error" action={<Button variant="secondary">Försök igen</Button>}>
            Ett fel uppstod. Kontrollera din internetanslutning och försök igen.
          </Notice>
        </div>
        <div className={styles.columns}>
          <ProgressLine label="Övningen" value={0} max={4} valueText="Steg 0 av 4" />
          <ProgressLine label="Övningen" value={2} max={4} valueText="Steg 2 av 4" />
          <ProgressLine label="Övningen" value={4} max={4} valueText="Steg 4 av 4" />
        </div>
        <div className={styles.columns}>
          <Skeleton lines={3} />
          <div className={styles.row}>
            <Spinner size="small" />
            <Spinner />
          </div>
          <EmptyState
            title="Inga artiklar hittades"
            headingLevel={3}
            action={<Button variant="secondary">Återställ filter</Button>}
          >
            Prova ett annat ord, eller se alla artiklar.
          </EmptyState>
        </div>
        <div className={styles.row}>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Öppna dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('confirm')}>
            Fråga först
          </Button>
        </div>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Ta en paus"
        actions={<Button onClick={close}>Jag är klar</Button>}
      >
        <p>Släpp ner axlarna. Låt utandningen bli lite längre än inandningen.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Är du säker på att du vill ta bort detta inlägg?"
        confirmLabel="Ta bort"
        tone="danger"
        onConfirm={close}
        onCancel={close}
      >
        <p>Det går inte att ångra.</p>
      </ConfirmDialog>
    </Section>
  );
}
