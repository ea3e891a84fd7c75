import { Notice, TextLink } from '@stillsam/ui';
import { missingDetails } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { BUSINESS_COPY as COPY } from './business.copy';

interface MissingDetailsProps {
  /** Where the details stand: a page, or a part of this one. */
  to?: string;
  className?: string;
}

/** One line that says that required details of the company are missing; renders nothing when all are filled in. */
export function MissingDetails({ to = COPY.details, className }: MissingDetailsProps) {
  if (missingDetails(currentBusiness()).length === 0) return null;
  return (
    <Notice role="none" className={className}>
      {COPY.missing} <TextLink to={to}>{COPY.seeWhich}</TextLink>
    </Notice>
  );
}
