import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type InvalidEvent,
  type RefObject,
} from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { SESSION_COPY } from './session.copy';
import { useSession } from './session-provider';
import { browserFault, signInIssues, type SignInErrors, type SignInFields } from './sign-in.logic';

type FieldRef = RefObject<HTMLInputElement | null>;

/** The state of the sign-in form. Each fault stands at its field, and the first faulty field has the focus. */
export function useSignInForm(knownEmail: string, emailRef: FieldRef, passwordRef: FieldRef) {
  const session = useSession();
  const [fields, setFields] = useState<SignInFields>({ email: knownEmail, password: '' });
  const [errors, setErrors] = useState<SignInErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const isThere = useRef(true);

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const showRefusal = (reason: unknown) => {
    const issues = signInIssues(reason instanceof ApiError ? reason.issues : []);
    const hasIssues = issues.email !== undefined || issues.password !== undefined;
    setErrors(issues);
    setFailure(hasIssues ? null : (serverText(reason) ?? SESSION_COPY.failed));
    (issues.email ? emailRef : passwordRef).current?.focus();
  };

  /** Runs only when the browser finds both fields valid. */
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    setIsWorking(true);
    setFailure(null);
    try {
      await session.signIn(fields.email, fields.password);
    } catch (reason) {
      if (isThere.current) showRefusal(reason);
    } finally {
      if (isThere.current) setIsWorking(false);
    }
  };

  const bind = (name: keyof SignInFields) => ({
    name,
    required: true,
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setFields((present) => ({ ...present, [name]: target.value }));
      setErrors((present) => ({ ...present, [name]: undefined }));
    },
    onInvalid: (event: InvalidEvent<HTMLInputElement>) => {
      // The browser's bubble speaks its own language and goes away by itself.
      event.preventDefault();
      const field = event.currentTarget;
      setErrors((present) => ({ ...present, [name]: browserFault(name, field.validity) }));
      if (name === 'email' || emailRef.current?.validity.valid) field.focus();
    },
  });

  return { failure, isWorking, submit, bind };
}
