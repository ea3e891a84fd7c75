import { ApiError, errorText, isKeptOffline } from '@stillsam/api-client';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import type { Check } from './checks';
import { SENDING_COPY } from './sending-form.copy';
import { useFocusOnFault } from './use-focus-on-fault';

interface SendingForm<Field extends string, Receipt> {
  /** The fields by name, in the order in which they stand. */
  checks: Record<Field, Check>;
  send: (values: Record<Field, string>) => Promise<Receipt>;
}

interface SendingState<Field extends string, Receipt> {
  status: 'editing' | 'sending' | 'sent';
  errors: Partial<Record<Field, string>>;
  /** What failed, where no single field is at fault. */
  message?: string;
  /** What was sent is kept until the network is back: `message` says so. */
  isKept?: boolean;
  receipt?: Receipt;
}

const TOO_MANY = 429;

/**
 * A form that is checked, sent once, and answered. What is typed is no part of the state: it stays in the fields
 * through every error.
 */
export function useSendingForm<Field extends string, Receipt>({ checks, send }: SendingForm<Field, Receipt>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<SendingState<Field, Receipt>>({ status: 'editing', errors: {} });
  const names = Object.keys(checks).filter((name): name is Field => name in checks);
  useFocusOnFault(form, state.errors);

  const refuse = (errors: SendingState<Field, Receipt>['errors'], message?: string, isKept = false) =>
    setState({ status: 'editing', errors, message, isKept });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    const values = readValues(names, new FormData(event.currentTarget));
    const errors = pick(names, (name) => checks[name](values[name]));
    if (Object.keys(errors).length > 0) return refuse(errors);
    setState({ status: 'sending', errors: {} });
    try {
      const receipt = await send(values);
      setState({ status: 'sent', errors: {}, receipt });
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      const found = pick(names, (name) => issues.find(({ path }) => path === name)?.message);
      refuse(found, Object.keys(found).length > 0 ? undefined : failureText(error), isKeptOffline(error));
    }
  };

  const restart = useCallback(() => setState({ status: 'editing', errors: {} }), []);
  return { ...state, form, submit, restart };
}

/** The sentence for a call that failed. */
export function failureText(error: unknown): string {
  return error instanceof ApiError && error.status === TOO_MANY ? SENDING_COPY.tooMany : errorText(error);
}

function readValues<Field extends string>(names: Field[], data: FormData): Record<Field, string> {
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value.trim() : ''];
    }),
  ) as Record<Field, string>;
}

/** The names for which there is a text. */
function pick<Field extends string>(
  names: Field[],
  textOf: (name: Field) => string | undefined,
): Partial<Record<Field, string>> {
  const entries = names.flatMap((name) => {
    const text = textOf(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(entries) as Partial<Record<Field, string>>;
}
