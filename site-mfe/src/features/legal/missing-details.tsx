import { Notice, TextLink } from '@stillsam/ui';
import { BUSINESS, missingDetails, type Business } from './business';
import { BUSINESS_COPY as COPY, DETAIL_NOUNS } from './business.copy';

interface MissingDetailsProps {
  /** The contact form is on the same page. */
  isAtContact?: boolean;
  className?: string;
  business?: Business;
}

const LIST = new Intl.ListFormat('sv-SE');

/** Lists the required details of the company that are missing; renders nothing when all are filled in. */
export function MissingDetails({ isAtContact = false, className, business = BUSINESS }: MissingDetailsProps) {
  const missing = missingDetails(business);
  if (missing.length === 0) return null;
  return (
    <Notice role="none" className={className}>
      <p>{COPY.missing(LIST.format(missing.map((detail) => DETAIL_NOUNS[detail])))}</p>
      {isAtContact ? null : (
        <p>
          {COPY.reachUs}
          <TextLink to={COPY.contact.to}>{COPY.contact.label}</TextLink>.
        </p>
      )}
    </Notice>
  );
}
