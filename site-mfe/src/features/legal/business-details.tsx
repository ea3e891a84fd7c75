import { isFormOpen } from '@stillsam/forms';
import { TextLink } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { BUSINESS_COPY as COPY, DETAIL_LABELS } from './business.copy';
import { DetailList } from './detail-list';

interface BusinessDetailsProps {
  serviceHours?: string;
  /** The contact form is on the same page. */
  isAtContact?: boolean;
}

/** The company behind the site. Details that the owner has not filled in are folded as missing. */
export function BusinessDetails({ serviceHours, isAtContact = false }: BusinessDetailsProps) {
  const { legalName, organisationNumber, vatNumber, address, email, phone } = currentBusiness();
  const rows: [string, ReactNode][] = [
    [DETAIL_LABELS.legalName, legalName],
    [DETAIL_LABELS.organisationNumber, organisationNumber],
    [DETAIL_LABELS.vatNumber, vatNumber === false ? COPY.noVatNumber : vatNumber],
    [DETAIL_LABELS.address, address],
    [DETAIL_LABELS.email, email && <a href={`mailto:${email}`}>{email}</a>],
    [DETAIL_LABELS.phone, phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
  ];
  if (serviceHours)
    rows.push([COPY.serviceHours, serviceHours.charAt(0).toUpperCase() + serviceHours.slice(1)]);
  return (
    <DetailList rows={rows}>
      <p>
        {COPY.untilOpen}
        {isAtContact || !isFormOpen() ? null : (
          <>
            {' '}
            {COPY.reachUs}
            <TextLink to={COPY.contact.to}>{COPY.contact.label}</TextLink>.
          </>
        )}
      </p>
    </DetailList>
  );
}
