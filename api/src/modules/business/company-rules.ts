const ORGANISATION_NUMBER = /^\d{6}-\d{4}$/;
const VAT_NUMBER = /^SE\d{10}01$/;

/** `5560360793`, as it is written: `556036-0793`. */
export function withHyphen(text: string): string {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{10}$/.test(digits) ? `${digits.slice(0, 6)}-${digits.slice(6)}` : text.trim();
}

/** Ten digits, the last of which checks the others (the Luhn algorithm). */
export function isOrganisationNumber(text: unknown): boolean {
  if (typeof text !== 'string' || !ORGANISATION_NUMBER.test(text)) return false;
  const sum = [...text.replace('-', '')]
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((total, product) => total + (product > 9 ? product - 9 : product), 0);
  return sum % 10 === 0;
}

/**
 * `SE`, the organisation number and `01`. Beside a faulty number any other is taken, so that one wrong digit is one fault.
 *
 * @param organisationNumber as it was sent: it may be no text.
 */
export function isVatNumberOf(vatNumber: string, organisationNumber: unknown): boolean {
  if (organisationNumber !== null && !isOrganisationNumber(organisationNumber))
    return VAT_NUMBER.test(vatNumber);
  return vatNumber === `SE${String(organisationNumber).replace('-', '')}01`;
}

/** On one line: `Storgatan 1, 111 22 Stockholm`. */
export const POSTAL_ADDRESS = /^[^\p{Cc}]{2,}, ?\d{3} ?\d{2} \p{L}[\p{L} -]+$/u;

export const TELEPHONE_NUMBER = /^(?:\+46|0)[\d -]{6,16}$/;
