import type { FormEvent, ReactNode } from 'react';
import { Button, DialogActions } from '@stillsam/ui';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Refusal, Submit } from '../../forms/form';
import styles from '../../forms/form.module.css';
import { INSERT_COPY } from './insert/insert.copy';

interface ToolFormProps<Fields extends FieldValues, Sent> {
  form: UseFormReturn<Fields, unknown, Sent>;
  /** The words of the button that saves. */
  save: string;
  /** The same while it works. */
  saving?: string;
  onSave: (fields: Sent) => unknown;
  onClose: () => void;
  /** Between the button that cancels and the one that saves. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The form in the dialog of a tool. */
export function ToolForm<Fields extends FieldValues, Sent>({
  form,
  save,
  saving,
  onSave,
  onClose,
  actions,
  children,
}: ToolFormProps<Fields, Sent>) {
  const submit = (event: FormEvent) => {
    // The post's form is an ancestor of this one in React's tree.
    event.stopPropagation();
    void form.handleSubmit(onSave)(event);
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {children}
      <Refusal form={form} />
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {INSERT_COPY.cancel}
        </Button>
        {actions}
        <Submit form={form} loadingText={saving}>
          {save}
        </Submit>
      </DialogActions>
    </form>
  );
}
