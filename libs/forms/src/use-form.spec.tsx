import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@stillsam/api-client';
import { TextField } from '@stillsam/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  emailAddress,
  failureText,
  formFailure,
  hasStatus,
  issuesOf,
  optional,
  required,
  useForm,
} from './use-form';
import { FormMessage } from './address-form';

interface Values {
  name: string;
  email: string;
}

const CHECKS = { name: required('Ange ditt namn.'), email: emailAddress };
const send = jest.fn<(values: Values, data: FormData) => Promise<string>>();
let finish: { resolve(receipt: string): void; reject(error: unknown): void };

beforeEach(() => {
  send.mockReset();
  send.mockImplementation(() => new Promise((resolve, reject) => (finish = { resolve, reject })));
});
afterEach(() => {
  jest.useRealTimers();
});

function ProbeForm({ successMilliseconds }: { successMilliseconds?: number }) {
  const { form, status, errors, message, isQueued, receipt, submit } = useForm({
    checks: CHECKS,
    send,
    incomplete: 'Något saknas.',
    successMilliseconds,
  });
  return (
    <form ref={form} aria-label="Prov" onSubmit={submit}>
      <TextField name="name" label="Namn" error={errors.name} />
      <TextField name="email" label="E-post" error={errors.email} />
      <FormMessage message={message} isQueued={isQueued} />
      <p>
        {status} {receipt}
      </p>
    </form>
  );
}

const name = () => screen.getByLabelText('Namn');
const email = () => screen.getByLabelText('E-post');
const submit = () => fireEvent.submit(screen.getByRole('form'));

function setUp(props: { successMilliseconds?: number } = {}) {
  render(<ProbeForm {...props} />);
  fireEvent.change(name(), { target: { value: ' Kim ' } });
  fireEvent.change(email(), { target: { value: 'kim@exempel.se' } });
}

describe('a form', () => {
  it('refuses fields that their checks refuse, focuses the first and sends nothing', () => {
    render(<ProbeForm />);
    submit();
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Ange ditt namn.');
    expect(email()).toHaveAccessibleDescription('Ange en giltig e-postadress.');
    expect(screen.getByRole('alert')).toHaveTextContent('Något saknas.');
    expect(send).not.toHaveBeenCalled();
  });

  it('removes an error when its field is put right, the message with the last one, and moves no focus', () => {
    render(<ProbeForm />);
    submit();
    email().focus();
    fireEvent.input(email(), { target: { value: 'k' } });
    expect(email()).toBeInvalid();
    fireEvent.input(email(), { target: { value: 'kim@exempel.se' } });
    expect(email()).not.toBeInvalid();
    expect(name()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Något saknas.');
    expect(email()).toHaveFocus();
    fireEvent.input(name(), { target: { value: 'Kim' } });
    expect(name()).not.toBeInvalid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends the trimmed values once, beside the form as it is, and is empty after success', async () => {
    setUp();
    submit();
    submit();
    expect(send.mock.calls).toEqual([[{ name: 'Kim', email: 'kim@exempel.se' }, expect.any(FormData)]]);
    expect(send.mock.calls[0]?.[1]?.get('name')).toBe(' Kim ');
    await act(async () => finish.resolve('kvitto'));
    expect(screen.getByText('sent kvitto')).toBeVisible();
    expect(name()).toHaveValue('');
  });

  it('keeps its values until the success message is replaced', async () => {
    jest.useFakeTimers();
    setUp({ successMilliseconds: 3000 });
    submit();
    await act(async () => finish.resolve('kvitto'));
    act(() => jest.advanceTimersByTime(2999));
    expect(email()).toHaveValue('kim@exempel.se');
    expect(screen.getByText('sent kvitto')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(email()).toHaveValue('');
    expect(screen.getByText('editing')).toBeVisible();
  });

  it('keeps its values after a failure, and can be sent again', async () => {
    setUp();
    submit();
    await act(async () => finish.reject(new ApiError('Nätet är borta.', { kind: 'network' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Nätet är borta.');
    expect(name()).toHaveValue(' Kim ');
    submit();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(async () => finish.resolve('kvitto'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('shows an issue of the API at its field, and focuses it', async () => {
    setUp();
    submit();
    const issues = [{ path: 'email', message: 'Adressen tar inte emot brev.' }];
    await act(async () => finish.reject(new ApiError('Nej.', { kind: 'api', status: 400, issues })));
    expect(email()).toHaveAccessibleDescription('Adressen tar inte emot brev.');
    expect(email()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fireEvent.input(email(), { target: { value: 'kim@exempel.org' } });
    expect(email()).not.toBeInvalid();
  });

  it('shows without an alert that it is queued until the network is back', async () => {
    setUp();
    submit();
    const queued = new ApiError('Vi sparar det.', { kind: 'api', status: 503, code: 'KEPT_OFFLINE' });
    await act(async () => finish.reject(queued));
    expect(screen.getByRole('status')).toHaveTextContent('Vi sparar det.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.se', 'förnamn.efternamn@exempel.co.uk'])('passes as %s', (value) => {
    expect(emailAddress(value)).toBeUndefined();
  });

  it.each(['', 'a', 'a@b', '@b.se', 'a@.se', 'a b@c.se', 'a@b@c.se', `${'a'.repeat(250)}@b.se`])(
    'does not pass as "%s"',
    (value) => {
      expect(emailAddress(value)).toBe('Ange en giltig e-postadress.');
    },
  );
});

it('gives an empty required field its error', () => {
  expect(required('Ange ditt namn.')('')).toBe('Ange ditt namn.');
  expect(required('Ange ditt namn.')('Kim')).toBeUndefined();
});

it('gives an optional field no error, filled or empty', () => {
  expect(['', 'Kim'].map(optional)).toEqual([undefined, undefined]);
});

const refused = new ApiError('Kontrollera uppgifterna.', {
  kind: 'api',
  status: 400,
  issues: [
    { path: 'email', message: 'Ange en giltig e-postadress.' },
    { path: 'email', message: 'Adressen är för lång.' },
    { path: 'other', message: 'Något annat.' },
  ],
});

describe('a failed call', () => {
  it('shows at the fields that the API refuses, with the first issue of each', () => {
    expect(formFailure(refused, ['name', 'email'])).toEqual({
      errors: { email: 'Ange en giltig e-postadress.' },
    });
  });

  it('shows as a message where no field of the form is at fault', () => {
    expect(formFailure(refused, ['name'])).toEqual({ message: 'Kontrollera uppgifterna.' });
    expect(issuesOf(new Error('x'), ['name'])).toEqual({});
  });

  it.each([
    [
      'too many requests',
      new ApiError('Vänta.', { kind: 'api', status: 429 }),
      'För många förfrågningar. Försök igen om en minut.',
    ],
    [
      'a message of the API',
      new ApiError('Tjänsten vilar.', { kind: 'api', status: 503 }),
      'Tjänsten vilar.',
    ],
    ['anything else', new Error('x'), 'Ett fel uppstod. Försök igen senare.'],
  ])('has a message for %s', (_, error, text) => {
    expect(failureText(error)).toBe(text);
  });

  it('has one of several statuses', () => {
    expect(hasStatus(refused, 400, 410)).toBe(true);
    expect(hasStatus(refused, 410)).toBe(false);
    expect(hasStatus(new ApiError('x', { kind: 'network' }), 400)).toBe(false);
  });
});

it('finds no status in an error that is not of the API', () => {
  expect(hasStatus(Object.assign(new Error('x'), { status: 400 }), 400)).toBe(false);
});
