import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog, RadioGroup, TextArea } from '@stillsam/ui';
import { useForm, useWatch } from 'react-hook-form';
import { DialogFormEnd } from '../../forms/dialog-form-end';
import { z } from '../../forms/schema';
import { EDITOR_COPY } from './post-editor.copy';
import styles from './post-editor.module.css';
import type { StoppedSave } from './use-post-editor';

const { gate: copy } = EDITOR_COPY;
const MIN_REASON = 10;
const MAX_REASON = 500;
const SCHEMA = z.object({
  road: z.enum(['keep', 'exempt']),
  reason: z.string().check(z.trim(), z.minLength(MIN_REASON, copy.tooShort), z.maxLength(MAX_REASON)),
});
const ROADS = [
  { value: 'keep', label: copy.keep },
  { value: 'exempt', label: copy.exempt },
];

/** Asks for the named decision that lets a text with the crisis card be published without a review of exactly it. */
export function GateDialog({ stopped: { canKeep, saveWith, close } }: { stopped: StoppedSave }) {
  const form = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: { road: canKeep ? ('keep' as const) : ('exempt' as const), reason: '' },
  });
  const road = useWatch({ control: form.control, name: 'road' });
  const submit = form.handleSubmit(({ reason }) =>
    saveWith(road === 'keep' ? { editorial_reason: reason } : { exemption_reason: reason }),
  );
  return (
    <Dialog isOpen title={copy.title} onClose={close}>
      <form method="post" className={styles.gate} noValidate onSubmit={(event) => void submit(event)}>
        <p>{copy.text}</p>
        {canKeep ? (
          <>
            <p>{copy.canKeep}</p>
            <RadioGroup
              label={copy.choice}
              options={ROADS}
              value={road}
              onValueChange={(value) => form.setValue('road', value === 'keep' ? 'keep' : 'exempt')}
            />
          </>
        ) : null}
        <TextArea
          {...form.register('reason')}
          label={road === 'keep' ? copy.keepReason : copy.exemptReason}
          hint={copy.hint}
          rows={3}
          maxLength={MAX_REASON}
          required
          error={form.formState.errors.reason?.message}
        />
        <DialogFormEnd
          copy={{ cancel: copy.cancel, submit: copy.save, submitting: EDITOR_COPY.saving }}
          refusal={undefined}
          isSubmitting={false}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
}
