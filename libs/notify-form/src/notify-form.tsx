import { AddressForm, failureText, FORM_COPY, hasStatus } from '@stillsam/forms';
import { createApiClient } from '@stillsam/api-client';

const COPY = {
  submit: 'Påminn mig',
  hint: 'Vi använder adressen till det här enda utskicket och sparar inget annat om dig.',
  confirmByMail:
    'Ett steg är kvar: vi skickar ett mejl med en länk som bekräftar din adress. Har du redan bekräftat den är allt klart.',
} as const;

/** The purposes for which a visitor can register. */
type NotifyPurpose = 'trygg-punkt' | 'somnforberedelse' | 'fokustraning' | 'products' | 'premium';

export interface NotifyFormProps {
  purpose: NotifyPurpose;
  /** Replaces the form after success. */
  thanks: string;
  /** 'Påminn mig' unless stated. */
  submitLabel?: string;
  /** Prepended to `/api/…`; empty where the page's own origin forwards to the API. */
  apiOrigin?: string;
  className?: string;
}

/** Registers an address for one purpose. Its owner confirms it by a mailed link. */
export function NotifyForm(props: NotifyFormProps) {
  const { purpose, thanks, submitLabel = COPY.submit, apiOrigin = '', className } = props;
  return (
    <AddressForm
      action="/api/notify/form"
      send={(email) => registerNotify({ email, purpose }, apiOrigin)}
      describeFailure={describeFailure}
      submitLabel={submitLabel}
      thanks={[thanks, COPY.confirmByMail]}
      isReplaced
      note={<p>{COPY.hint}</p>}
      className={className}
    >
      <input type="hidden" name="purpose" value={purpose} />
    </AddressForm>
  );
}

const BAD_REQUEST = 400;

/** The API may refuse an address that passes the check of the page. */
function describeFailure(error: unknown) {
  if (hasStatus(error, BAD_REQUEST)) return { errors: { email: FORM_COPY.invalidEmail } };
  return { message: failureText(error) };
}

/**
 * Puts an address on a purpose's list; nothing else is sent. The response is the same for an address that was on it
 * before.
 *
 * @throws ApiError
 */
async function registerNotify(request: { email: string; purpose: NotifyPurpose }, apiOrigin: string) {
  await createApiClient({ baseUrl: apiOrigin }).POST('/api/notify', { body: request });
}
