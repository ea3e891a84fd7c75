import { useState } from 'react';
import { Button, Notice } from '@stillsam/ui';
import { CAMPAIGNS_COPY } from '../../features/campaigns/campaigns';
import { useCreateCampaign } from '../../features/campaigns/use-create-campaign';
import { EDITOR_COPY } from './post-editor.copy';
import styles from './post-editor.module.css';

/** Makes a letter of the saved post, so that changes are saved first. */
export function SendAsLetter({ postId, isDirty }: { postId: string; isDirty: boolean }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { create, isCreating } = useCreateCampaign(setFailure);
  const send = () => {
    setFailure(null);
    if (isDirty) setFailure(EDITOR_COPY.saveBeforeSending);
    else create(postId);
  };
  return (
    <div className={styles.letter}>
      <Button variant="secondary" isLoading={isCreating} loadingText={CAMPAIGNS_COPY.creating} onClick={send}>
        {CAMPAIGNS_COPY.sendAsLetter}
      </Button>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
    </div>
  );
}
