import { Dialog, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../forms/form';
import { useApi, useRefetch } from '../../api/use-api';
import { RELEASES_COPY } from './releases.copy';
import type { Part } from './releases.logic';

const MAX_REASON = 200;

interface RollbackDialogProps {
  /** The part that would go back; null while the dialog is closed. */
  part: Part | null;
  /** Called with a sentence about what happened. */
  onDone: (sentence: string) => void;
  onCancel: () => void;
}

/** Asks why a part goes back to the version before. */
export function RollbackDialog({ part, onDone, onCancel }: RollbackDialogProps) {
  return (
    <Dialog
      isOpen={part !== null}
      onClose={onCancel}
      title={part ? RELEASES_COPY.question(RELEASES_COPY.part(part.name)) : ''}
      description={
        part ? `${RELEASES_COPY.consequence} ${part.canary ? RELEASES_COPY.canaryEnds : ''}` : null
      }
      role="alertdialog"
      size="small"
    >
      {part?.before ? (
        <RollbackForm part={part} version={part.before} onDone={onDone} onCancel={onCancel} />
      ) : null}
    </Dialog>
  );
}

interface RollbackFormProps extends Pick<RollbackDialogProps, 'onDone' | 'onCancel'> {
  part: Part;
  version: string;
}

function RollbackForm({ part: { name }, version, onDone, onCancel }: RollbackFormProps) {
  const form = useForm({ defaultValues: { why: '' } });
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/releases/{part}/rollback', {
    onSettled: useRefetch('/api/admin/releases'),
  });
  return (
    <DialogForm
      form={form}
      failed={RELEASES_COPY.backFailed}
      copy={{ submit: RELEASES_COPY.back, submitting: RELEASES_COPY.going }}
      variant="danger"
      onCancel={onCancel}
      onSend={async ({ why }) => {
        await mutateAsync({ params: { path: { part: name } }, body: { version, why } });
        onDone(RELEASES_COPY.wentBack(RELEASES_COPY.part(name)));
      }}
    >
      <TextField
        {...form.register('why')}
        label={RELEASES_COPY.why}
        hint={RELEASES_COPY.whyHint}
        maxLength={MAX_REASON}
        autoComplete="off"
      />
    </DialogForm>
  );
}
