import { missingDetails } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';
import { Notice, TextLink } from '@stillsam/ui';

const COPY = {
  missing: `Uppgifter om den som driver ${BRAND} saknas ännu.`,
  seeWhich: 'Se vilka',
};
/** Where the details stand on the page about the site. */
const DETAILS = `${PATHS.about}#ansvar`;

interface MissingDetailsProps {
  /** Where the details stand: a page, or a part of this one. */
  to?: string;
  className?: string;
}

/** A notice of one line that says that required details of the company are missing; nothing when all are filled in. */
export function MissingDetails({ to, className }: MissingDetailsProps) {
  const line = missingLine(to);
  return line ? (
    <Notice role="none" tone="quiet" className={className}>
      {line}
    </Notice>
  ) : null;
}

/** The line alone, for another notice. */
export function missingLine(to: string = DETAILS) {
  if (missingDetails(currentBusiness()).length === 0) return null;
  return (
    <>
      {COPY.missing} <TextLink to={to}>{COPY.seeWhich}</TextLink>
    </>
  );
}
