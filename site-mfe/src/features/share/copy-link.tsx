import { Button, Icon } from '@stillsam/ui';
import LinkIcon from 'lucide-react/icons/link';
import { useEffect, useState } from 'react';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './copy-link.module.css';

const COPY = {
  copy: 'Kopiera länk',
  copied: 'Kopierad!',
  failed: 'Det gick inte att kopiera. Markera adressen överst i webbläsaren i stället.',
};

/** Copies an address. It needs JavaScript and is hidden without it. */
export function CopyLink({ url }: { url: string }) {
  const { isCopied, hasFailed, copy } = useCopied(url);
  return (
    <div className={shown.withScript}>
      <span className={styles.frame}>
        <Button variant="quiet" icon={<Icon icon={LinkIcon} />} onClick={() => void copy()}>
          {COPY.copy}
        </Button>
        <span role="status" className={styles.bubble}>
          {isCopied ? COPY.copied : null}
        </span>
      </span>
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          {COPY.failed}
        </p>
      ) : null}
    </div>
  );
}

/** Milliseconds that the tooltip 'Kopierad!' shows (specification, section 9). */
const COPIED_SHOWN_MS = 2000;

/** Copies a text. `isCopied` is true for two seconds after a copy, `hasFailed` from a failure until the next copy. */
function useCopied(text: string) {
  const [attempt, setAttempt] = useState<{ hasFailed: boolean } | null>(null);
  const isCopied = attempt?.hasFailed === false;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setAttempt(null), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied, attempt]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setAttempt({ hasFailed: false });
    } catch {
      // The clipboard needs a permission and a secure context.
      setAttempt({ hasFailed: true });
    }
  }
  return { isCopied, hasFailed: attempt?.hasFailed === true, copy };
}
