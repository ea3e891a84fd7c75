import { Button, Icon, Tooltip } from '@stillsam/ui';
import LinkIcon from 'lucide-react/icons/link';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './copy-link.module.css';
import { SHARE_COPY } from './share.copy';
import { useCopied } from './use-copied';

/** Copies an address. It needs JavaScript and is hidden without it. */
export function CopyLink({ url }: { url: string }) {
  const { isCopied, hasFailed, copy } = useCopied(url);
  return (
    <div className={shown.withScript}>
      <Tooltip text={SHARE_COPY.copied} isShown={isCopied}>
        <Button variant="quiet" icon={<Icon icon={LinkIcon} />} onClick={() => void copy()}>
          {SHARE_COPY.copyLink}
        </Button>
      </Tooltip>
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          {SHARE_COPY.copyFailed}
        </p>
      ) : null}
    </div>
  );
}
