import { ApiError, errorText, isKeptOffline } from '@stillsam/api-client';
import { isEmailAddress } from '@stillsam/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';

export const FORM_COPY = {
  email: 'E-post',
  invalidEmail: 'Ange en giltig e-postadress.',
  tooMany: 'För många förfrågningar. Försök igen om en minut.',
  sending: 'Skickar...',
};

/** @returns the error of a field's trimmed value, if there is one. The value of a ticked box is `on`, else empty. */
type Check = (value: string) => string | undefined;

export function required(message: string): Check {
  return (value) => (value ? undefined : message);
}

export const optional: Check = () => undefined;

export const emailAddress: Check = (value) => (isEmailAddress(value) ? undefined : FORM_COPY.invalidEmail);

/** Messages by the names of the fields. */
type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** What a form shows of a failed call. */
export interface FormFailure<Field extends string> {
  errors?: FieldErrors<Field>;
  message?: string;
}

interface FormOptions<Field extends string, Receipt> {
  /** A check for each field by its name. */
  checks: Record<Field, Check>;
  /** Makes the call with the trimmed values. @param data the whole form, for fields of several values. */
  send(values: Record<Field, string>, data: FormData): Promise<Receipt>;
  /** The message above fields that the checks refuse; none when left out. */
  incomplete?: string;
  /** How a failed call is shown; as {@link formFailure} when left out. */
  describeFailure?(error: unknown, fields: readonly Field[]): FormFailure<Field>;
  /** Milliseconds until an empty form replaces the success message, which stays when left out. */
  successMilliseconds?: number;
}

interface FormState<Field extends string, Receipt> {
  status: 'editing' | 'sending' | 'sent';
  errors: FieldErrors<Field>;
  message?: string;
  /** The service worker sends the form when the network is back: `message` states it. */
  isQueued?: boolean;
  receipt?: Receipt;
}

const EDITING = { status: 'editing', errors: {} } as const;

/**
 * A form of uncontrolled fields that is checked, and sent once at a time. The fields keep their values after every
 * error, and the first field with an error gets the focus. An error goes when its field is put right, and the message
 * with the last of them.
 */
export function useForm<Field extends string, Receipt>(options: FormOptions<Field, Receipt>) {
  const { checks, send, incomplete, describeFailure = formFailure, successMilliseconds } = options;
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState<Field, Receipt>>(EDITING);
  const { status, errors } = state;
  // Beside the state, which is older within a burst of clicks.
  const isSending = useRef(false);
  // Where an edit removes an error, the focus stays in the edited field.
  const isToFocus = useRef(false);
  const fields = Object.keys(checks) as Field[];

  useEffect(() => {
    if (!isToFocus.current) return;
    const first = [...(form.current?.elements ?? [])].find(
      (element) => errors[(element.getAttribute('name') ?? '') as Field],
    );
    if (!(first instanceof HTMLElement)) return;
    isToFocus.current = false;
    first.focus();
  }, [errors]);

  useEffect(() => {
    const element = form.current;
    const edit = () => {
      if (element)
        setState((before) => withoutMended(before, readValues(fields, new FormData(element)), checks));
    };
    element?.addEventListener('input', edit);
    return () => element?.removeEventListener('input', edit);
  });

  useEffect(() => {
    if (status !== 'sent' || successMilliseconds === undefined) return undefined;
    const timer = setTimeout(() => {
      form.current?.reset();
      setState(EDITING);
    }, successMilliseconds);
    return () => clearTimeout(timer);
  }, [status, successMilliseconds]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isToFocus.current = true;
    const data = new FormData(event.currentTarget);
    const values = readValues(fields, data);
    const refused = checkValues(checks, values);
    if (Object.keys(refused).length > 0) {
      setState({ status: 'editing', errors: refused, message: incomplete });
      return;
    }
    setState({ status: 'sending', errors: {} });
    isSending.current = true;
    try {
      const receipt = await send(values, data);
      if (successMilliseconds === undefined) form.current?.reset();
      setState({ status: 'sent', errors: {}, receipt });
    } catch (error) {
      const failure = describeFailure(error, fields);
      setState({ status: 'editing', errors: {}, ...failure, isQueued: isKeptOffline(error) });
    } finally {
      isSending.current = false;
    }
  };

  return { ...state, form, submit };
}

function withoutMended<Field extends string, Receipt>(
  before: FormState<Field, Receipt>,
  values: Record<Field, string>,
  checks: Record<Field, Check>,
): FormState<Field, Receipt> {
  if (before.status !== 'editing') return before;
  const refused = checkValues(checks, values);
  const left = (Object.keys(before.errors) as Field[]).filter((field) => refused[field]);
  if (left.length === 0) return EDITING;
  const errors: FieldErrors<Field> = {};
  for (const field of left) errors[field] = before.errors[field];
  return { ...before, errors };
}

function readValues<Field extends string>(fields: Field[], data: FormData): Record<Field, string> {
  const entries = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value.trim() : ''] as const;
  });
  return Object.fromEntries(entries) as Record<Field, string>;
}

function checkValues<Field extends string>(
  checks: Record<Field, Check>,
  values: Record<Field, string>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of Object.keys(checks) as Field[]) {
    const error = checks[field](values[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

const TOO_MANY_REQUESTS = 429;

/** The issues of a refused request at their fields; a message where no field is at fault. */
export function formFailure<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FormFailure<Field> {
  const errors = issuesOf(error, fields);
  return Object.keys(errors).length > 0 ? { errors } : { message: failureText(error) };
}

/** The first issue of each field. */
export function issuesOf<Field extends string>(error: unknown, fields: readonly Field[]): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  if (!(error instanceof ApiError)) return errors;
  for (const field of fields) {
    const issue = error.issues.find(({ path }) => path === field);
    if (issue) errors[field] = issue.message;
  }
  return errors;
}

/** The message of a failed call. */
export function failureText(error: unknown): string {
  return hasStatus(error, TOO_MANY_REQUESTS) ? FORM_COPY.tooMany : errorText(error);
}

export function hasStatus(error: unknown, ...statuses: number[]): boolean {
  return error instanceof ApiError && error.status !== undefined && statuses.includes(error.status);
}
