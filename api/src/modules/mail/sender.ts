import type { Business } from '@stillsam/legal-figures';

export const BRAND = 'Stillsam';

const INCOMPLETE = 'Uppgifterna om företaget är inte fullständiga än.';

/** The sender of a mail: the brand, the known facts of the company, and a note where one is missing. */
export function describeSender({ legalName, organisationNumber, address, email, phone }: Business): string[] {
  const known = [
    legalName,
    organisationNumber && `org.nr ${organisationNumber}`,
    address,
    email,
    phone && `tfn ${phone}`,
  ].filter(Boolean);
  const isComplete = Boolean(legalName && organisationNumber && address && email);
  return [`Avsändare: ${[BRAND, ...known].join(', ')}.`, ...(isComplete ? [] : [INCOMPLETE])];
}
