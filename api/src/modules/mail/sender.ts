import data from '../../../../content/business.json' with { type: 'json' };

/** Who stands behind the site; null until the owner has filled it in. */
export interface Business {
  legalName: string | null;
  organisationNumber: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
}

export const BUSINESS: Business = data;
export const BRAND = 'Stillsam';

const INCOMPLETE = `Alla uppgifter om företaget bakom ${BRAND} är inte på plats än. De publiceras på webbplatsen innan vi tar emot någon betalning.`;

/** Who sends a mail: the brand, what is known of the company, and a plain word where something is missing. */
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
