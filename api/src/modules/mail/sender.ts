import data from '../../../../content/business.json' with { type: 'json' };

/** The company behind the site; null until its owner has entered it. */
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

/** The sender of a mail: the brand, the known facts of the company, and a note for each missing one. */
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
