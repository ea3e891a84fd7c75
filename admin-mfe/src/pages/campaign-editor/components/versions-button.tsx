import { useState } from 'react';
import { Button } from '@stillsam/ui';
import { CAMPAIGN_COPY } from '../campaign.copy';
import type { Campaign } from '../campaign.types';
import styles from './versions-button.module.css';
import { VersionsDialog } from './versions-dialog';

interface VersionsButtonProps {
  id: string;
  /** The version that is saved. */
  version: number;
  flush: () => Promise<boolean>;
  onRestored: (campaign: Campaign, revision: number) => void;
}

/** Opens the earlier versions, once what is typed is saved as one of them. */
export function VersionsButton({ id, version, flush, onRestored }: VersionsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    await flush();
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="quiet" className={styles.button} onClick={() => void open()}>
        {CAMPAIGN_COPY.versions.open}
      </Button>
      {isOpen ? (
        <VersionsDialog
          id={id}
          version={version}
          onRestored={(campaign, revision) => {
            onRestored(campaign, revision);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
