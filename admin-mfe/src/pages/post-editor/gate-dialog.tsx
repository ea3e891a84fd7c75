import { zodResolver } from '@hookform/resolvers/zod';
import { RadioGroup, TextArea } from '@stillsam/ui';
import { useForm, useWatch } from 'react-hook-form';
import { bind, FormDialog } from '../../forms/form';
import { z } from '../../forms/schema';
import { LATER_COPY } from './later.copy';
import { EDITOR_COPY } from './post-editor.copy';
import type { StoppedSave } from './use-post-editor';

const { gate: copy } = LATER_COPY;
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

/** What the reason says until it is written over. */
const PREFILLED = { keep: '', exempt: copy.exemptPrefilled };
type Road = keyof typeof PREFILLED;

/** Asks for the named decision that lets a text with the crisis card be published without a review of exactly it. */
export function GateDialog({ stopped: { canKeep, saveWith, close } }: { stopped: StoppedSave }) {
  const first: Road = canKeep ? 'keep' : 'exempt';
  const form = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: { road: first, reason: PREFILLED[first] },
  });
  const road = useWatch({ control: form.control, name: 'road' });
  const take = (next: Road) => {
    if (form.getValues('reason') === PREFILLED[road]) form.setValue('reason', PREFILLED[next]);
    form.setValue('road', next);
  };
  return (
    <FormDialog
      title={copy.title}
      description={copy.text}
      form={form}
      failed={EDITOR_COPY.saveFailed}
      copy={{ submit: copy.save, submitting: EDITOR_COPY.saving }}
      onCancel={close}
      onSend={({ reason }) =>
        saveWith(road === 'keep' ? { editorial_reason: reason } : { exemption_reason: reason })
      }
    >
      {canKeep ? (
        <>
          <p>{copy.canKeep}</p>
          <RadioGroup
            label={copy.choice}
            options={ROADS}
            value={road}
            onValueChange={(value) => take(value === 'keep' ? 'keep' : 'exempt')}
          />
        </>
      ) : null}
      <TextArea
        {...bind(form, 'reason')}
        label={road === 'keep' ? copy.keepReason : copy.exemptReason}
        hint={copy.hint}
        rows={3}
        maxLength={MAX_REASON}
        required
      />
    </FormDialog>
  );
}
