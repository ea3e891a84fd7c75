import { PhoneText } from '@stillsam/ui';
import { useLocation } from 'react-router-dom';
import { FOOTER_MISSING_COPY as COPY } from './footer-missing.copy';

/** Stands where the footer's script does not come. */
export function MissingFooter() {
  const { pathname, search } = useLocation();
  return (
    <footer className="far">
      <p>
        <PhoneText text={COPY.crisis} />
      </p>
      <p>
        {COPY.missing} <a href={pathname + search}>{COPY.reload}</a>
      </p>
    </footer>
  );
}
