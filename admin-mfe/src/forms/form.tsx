import { Button, Dialog, DialogActions, Notice, type ButtonProps, type DialogProps } from '@stillsam/ui';
import type { ComponentProps, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn, RegisterOptions } from 'react-hook-form';
import { ApiError, serverText } from '@stillsam/api-client';
import styles from './form.module.css';

interface FormProps<Fields extends FieldValues, Sent> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Fields, unknown, Sent>;
  /** @throws ApiError, whose reasons are shown at the fields, or else for the form as a whole. */
  onSend: (fields: Sent) => unknown;
  /** Shown where the API gave no sentence; left out where no API is called. */
  failed?: string;
  /** Takes the focus after a refusal that is of no field. */
  focus?: FieldPath<Fields>;
}

interface PageFormProps<Fields extends FieldValues, Sent> extends FormProps<Fields, Sent> {
  /** Above everything. */
  lead?: ReactNode;
  /** What was done, as a sentence. */
  done?: ReactNode;
}

/** A form of a page: what came of it, and its fields. */
export function Form<Fields extends FieldValues, Sent>({
  lead,
  done,
  children,
  ...props
}: PageFormProps<Fields, Sent>) {
  return (
    <FormFrame {...props}>
      {lead}
      {done ? <Notice tone="success">{done}</Notice> : null}
      <Refusal form={props.form} />
      {children}
    </FormFrame>
  );
}

interface DialogFormProps<Fields extends FieldValues, Sent> extends FormProps<Fields, Sent> {
  copy: { cancel?: string; submit: string; submitting?: string };
  /** Of the button that sends. */
  variant?: ButtonProps['variant'];
  /** Between the button that cancels and the one that sends. */
  actions?: ReactNode;
  onCancel: () => void;
}

/** A form in a dialog: its fields, why it was refused, the way out and the way on. */
export function DialogForm<Fields extends FieldValues, Sent>({
  copy: { cancel = 'Avbryt', submit, submitting },
  variant,
  actions,
  onCancel,
  children,
  ...props
}: DialogFormProps<Fields, Sent>) {
  const { form } = props;
  return (
    <FormFrame {...props}>
      {children}
      <Refusal form={form} />
      <DialogActions>
        <Button
          variant="secondary"
          onClick={onCancel}
          aria-disabled={form.formState.isSubmitting || undefined}
        >
          {cancel}
        </Button>
        {actions}
        <Submit form={form} variant={variant} loadingText={submitting}>
          {submit}
        </Submit>
      </DialogActions>
    </FormFrame>
  );
}

type FormDialogProps<Fields extends FieldValues, Sent> = DialogFormProps<Fields, Sent> &
  Pick<DialogProps, 'title' | 'description' | 'role' | 'size'>;

/** An open dialog that is a form. The owner renders it while it is open. */
export function FormDialog<Fields extends FieldValues, Sent>({
  title,
  description,
  role,
  size,
  ...form
}: FormDialogProps<Fields, Sent>) {
  return (
    <Dialog isOpen onClose={form.onCancel} title={title} description={description} role={role} size={size}>
      <DialogForm {...form} />
    </Dialog>
  );
}

/**
 * Renders a dialog at the end of the document, because HTML forbids a form within the page's form. Shown only after a
 * click, hence in a browser.
 */
export function OutsideForm({ children }: { children: ReactNode }) {
  return createPortal(children, document.body);
}

/** Sends the fields, and shows a refusal at them. A dialog's form may stand within another one in React's tree. */
export function FormFrame<Fields extends FieldValues, Sent>({
  form,
  onSend,
  failed,
  focus,
  ...props
}: FormProps<Fields, Sent>) {
  const submit = form.handleSubmit(async (fields) => {
    try {
      await onSend(fields);
    } catch (error) {
      if (failed === undefined) throw error;
      if (!showRefusal(form, error, failed) && focus) form.setFocus(focus);
    }
  });
  return (
    <form
      noValidate
      className={styles.form}
      {...props}
      method="post"
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
    />
  );
}

interface OfForm<Fields extends FieldValues, Sent> {
  form: UseFormReturn<Fields, unknown, Sent>;
}

/** Why the form as a whole was refused. */
export function Refusal<Fields extends FieldValues, Sent>({ form }: OfForm<Fields, Sent>) {
  const { root } = form.formState.errors;
  return root ? <Notice tone="error">{root.message}</Notice> : null;
}

/** The button that sends a form. */
export function Submit<Fields extends FieldValues, Sent>({
  form,
  ...props
}: OfForm<Fields, Sent> & Omit<ButtonProps, 'form'>) {
  return (
    <Button
      className={props.isFullWidth ? undefined : styles.submit}
      {...props}
      type="submit"
      isLoading={form.formState.isSubmitting}
    />
  );
}

/** What binds an input to a field: its name, handlers, ref and error. */
export function bind<Fields extends FieldValues, Name extends FieldPath<Fields>, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  name: Name,
  options?: RegisterOptions<Fields, Name>,
) {
  return {
    ...form.register(name, options),
    error: form.getFieldState(name, form.formState).error?.message,
  };
}

/**
 * Shows why the API refused a form: its issues at the fields of the same names, the first of them focused, or else
 * its sentence as the form's own error, `errors.root`.
 *
 * @param fallback shown where the API gave no sentence.
 * @returns whether a field is at fault.
 */
export function showRefusal<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>,
  error: unknown,
  fallback: string,
): boolean {
  const issues = new Map(
    error instanceof ApiError ? error.issues.map(({ path, message }) => [path, message]) : [],
  );
  const names = (pathsOf(form.getValues()) as FieldPath<Fields>[]).filter((name) => issues.has(name));
  names.forEach((name, index) =>
    form.setError(name, { message: issues.get(name) }, { shouldFocus: index === 0 }),
  );
  if (names.length === 0) form.setError('root', { message: serverText(error) ?? fallback });
  return names.length > 0;
}

/** Names of the fields, in order; `group.field` of one in a group. */
function pathsOf(values: object, parent = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? pathsOf(value, `${parent}${name}.`) : [parent + name],
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
