import { useState } from 'react';
import { Button } from '@stillsam/ui';
import layout from '../../../features/editor-layout/editor-layout.module.css';
import { CAMPAIGN_COPY } from '../campaign.copy';
import type { CampaignEditor } from '../use-campaign-editor';
import { ReviewDialog } from './review-dialog';
import { SavedState } from './saved-state';
import { TestLetter } from './test-letter';

interface EditorBarProps {
  editor: CampaignEditor;
  onCompare: () => void;
  /** The form is about to show its faults, which another view would hide. */
  onReview: () => void;
  onStarted: () => void;
  /** The text of a removed campaign is saved as another one. */
  onCopied: (id: string) => void;
}

/** What is done with the letter, and whether it is saved. */
export function EditorBar({ editor, onCompare, onReview, onStarted, onCopied }: EditorBarProps) {
  const { id, stored, fields, flush, prepare, meet, calls } = editor;
  const [isReviewing, setIsReviewing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const review = async () => {
    setIsBusy(true);
    onReview();
    setIsReviewing(await prepare());
    setIsBusy(false);
  };
  return (
    <>
      <div className={layout.foot}>
        <TestLetter flush={flush} send={calls.test}>
          {(testButton) => (
            <div className={layout.bar}>
              <SavedState editor={editor} onCompare={onCompare} onStarted={onStarted} onCopied={onCopied} />
              {testButton}
              <Button isLoading={isBusy} onClick={() => void review()}>
                {CAMPAIGN_COPY.review.open}
              </Button>
            </div>
          )}
        </TestLetter>
      </div>
      {isReviewing ? (
        <ReviewDialog
          id={id}
          stored={stored}
          form={fields}
          start={calls.start}
          onStarted={onStarted}
          onCompare={(current) => {
            setIsReviewing(false);
            meet(current);
            onCompare();
          }}
          onClose={() => setIsReviewing(false)}
        />
      ) : null}
    </>
  );
}
