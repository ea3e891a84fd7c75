import { useEffect, useRef, useState, type RefObject } from 'react';
import { Dialog } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../../forms/form';
import { STATUS_COPY } from '../campaign-status.copy';
import type { ResendOrder } from '../campaign-status.logic';
import { useResend } from '../campaign-status.queries';

const { resendDialog: COPY } = STATUS_COPY;

/** An order that is asked about, with the number of its recipients when it was. */
type ResendQuestion = ResendOrder & { count: number };

interface ResendDialogProps {
  id: string;
  /** null while it is closed. */
  question: ResendQuestion | null;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Says what it may cost before recipients get the letter once more. */
export function ResendDialog({ question, onClose, ...form }: ResendDialogProps) {
  return (
    <Dialog
      isOpen={question !== null}
      onClose={onClose}
      title={COPY.titles[question?.state ?? 'refused']}
      description={question ? COPY[question.state](question.count) : null}
      role="alertdialog"
      size="small"
    >
      {question === null ? null : <ResendForm question={question} onClose={onClose} {...form} />}
    </Dialog>
  );
}

function ResendForm({ id, question, onClose, onDone }: ResendDialogProps & { question: ResendQuestion }) {
  const form = useForm();
  const { mutateAsync } = useResend(id);
  const { count: _, ...order } = question;
  return (
    <DialogForm
      form={form}
      failed={COPY.failed}
      copy={{ cancel: COPY.cancel, submit: COPY.confirm, submitting: COPY.sending }}
      onCancel={onClose}
      onSend={async () => {
        await mutateAsync(order);
        onDone(COPY.done[order.state]);
      }}
    />
  );
}

/** The question whether recipients get the letter once more. @param focusRef takes the focus afterwards. */
export function useResendQuestion(focusRef: RefObject<HTMLElement | null>) {
  const [question, ask] = useState<ResendQuestion | null>(null);
  const isFocusDue = useRef(false);
  useEffect(() => {
    // The button that opened the dialog is gone, and nothing below an open one can be focused.
    if (question !== null || !isFocusDue.current) return;
    isFocusDue.current = false;
    focusRef.current?.focus();
  }, [question, focusRef]);
  return {
    question,
    ask,
    close: () => ask(null),
    finish: () => {
      isFocusDue.current = true;
      ask(null);
    },
  };
}
