import { TextLink } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { BUSINESS, type Business } from './business';
import { BUSINESS_COPY as COPY } from './business.copy';
import styles from './business-details.module.css';

interface BusinessDetailsProps {
  serviceHours: string;
  /** The contact form is on the same page. */
  isAtContact?: boolean;
  business?: Business;
}

/** Who stands behind the site, as far as it is filled in; what is missing is said. */
export function BusinessDetails({
  serviceHours,
  isAtContact = false,
  business = BUSINESS,
}: BusinessDetailsProps) {
  const { legalName, organisationNumber, address, email, phone } = business;
  const rows: [string, ReactNode][] = [
    [COPY.legalName, legalName],
    [COPY.organisationNumber, organisationNumber],
    [COPY.address, address],
    [COPY.email, email && <a href={`mailto:${email}`}>{email}</a>],
    [COPY.phone, phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
    [COPY.serviceHours, serviceHours],
  ];
  const isComplete = Boolean(legalName && organisationNumber && address && email);
  return (
    <>
      <dl className={styles.details}>
        {rows
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {isComplete ? null : (
        <p className={styles.incomplete}>
          {COPY.incomplete}
          {isAtContact ? null : (
            <>
              {COPY.reachUs}
              <TextLink to={COPY.contact.to}>{COPY.contact.label}</TextLink>.
            </>
          )}
        </p>
      )}
    </>
  );
}
