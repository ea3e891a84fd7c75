import data from '../../../../content/business.json' with { type: 'json' };

/** Who stands behind the site. `null` until the owner has filled it in: content/business.json. */
export interface Business {
  legalName: string | null;
  organisationNumber: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
}

export const BUSINESS: Business = data;
