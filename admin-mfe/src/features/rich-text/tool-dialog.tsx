import type { FormEvent, ReactNode } from 'react';
import { Button, Dialog, DialogActions } from '@stillsam/ui';
import { INSERT_COPY } from './insert/insert.copy';
import styles from './media/picture-dialog.module.css';

interface ToolDialogProps {
  title: string;
  /** The words of the button that saves. */
  save: string;
  onSave: () => void;
  onClose: () => void;
  /** Between the button that cancels and the one that saves. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog in which a tool asks for something. */
export function ToolDialog({ title, save, onSave, onClose, actions, children }: ToolDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The post's form is an ancestor of this one in React's tree.
    event.stopPropagation();
    onSave();
  };
  return (
    <Dialog isOpen title={title} onClose={onClose} size="small">
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        {children}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {INSERT_COPY.cancel}
          </Button>
          {actions}
          <Button type="submit">{save}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
