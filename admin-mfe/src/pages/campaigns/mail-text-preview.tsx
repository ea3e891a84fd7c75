import { Button, Dialog } from '@stillsam/ui';
import { OutsideForm } from '../../features/rich-text/outside-form';
import { LazyPart } from '../../lazy-part';
import styles from './campaigns-tab.module.css';
import { MAIL_TEXTS_COPY as COPY } from './mail-texts.copy';

export interface ShownMail {
  subject: string;
  html: string;
}

/** The whole mail with the words that are being written, for a sample recipient. */
export function MailTextPreview({ mail, onClose }: { mail: ShownMail | null; onClose: () => void }) {
  if (mail === null) return null;
  return (
    <OutsideForm>
      <Dialog
        isOpen
        onClose={onClose}
        title={mail.subject}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {COPY.close}
          </Button>
        }
      >
        {/* Reachable by keyboard, because it scrolls. */}
        <div className={styles.mail} tabIndex={0} role="region" aria-label={mail.subject}>
          <LazyPart
            load={loadFrame}
            texts={{ loading: COPY.previewing, failed: COPY.previewFailed }}
            lines={8}
          >
            {({ LetterFrame }) => <LetterFrame html={mail.html} look="desktop" />}
          </LazyPart>
        </div>
      </Dialog>
    </OutsideForm>
  );
}

/** Lazy, because it loads the sanitiser. */
const loadFrame = () =>
  import(/* webpackChunkName: "letter-frame" */ '../../features/rich-text/letter-frame');
