import { Button, DialogActions, Notice } from '@stillsam/ui';

interface DialogFormEndProps {
  copy: { cancel: string; submit: string; submitting: string };
  /** Why the form as a whole was refused. */
  refusal: string | undefined;
  isSubmitting: boolean;
  onCancel: () => void;
}

/** The end of a form in a dialog: why it was refused, the way out and the way on. */
export function DialogFormEnd({ copy, refusal, isSubmitting, onCancel }: DialogFormEndProps) {
  return (
    <>
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" isLoading={isSubmitting} loadingText={copy.submitting}>
          {copy.submit}
        </Button>
      </DialogActions>
    </>
  );
}
