import { useEffect } from 'react';
import { adminCampaignPath } from '@stillsam/paths';
import { Link, useLocation } from 'react-router-dom';
import { letterOf } from '../../features/campaigns/letter-state';
import { SETTINGS_COPY } from './settings.copy';

/** What a letter has to say of its sender, in the order of the forms. */
const NEEDED = ['legalName', 'organisationNumber', 'address', 'email'];

/** For who comes from a letter: the first empty field that it needs takes the focus, and a link leads back. */
export function BackToLetter() {
  const letter = letterOf(useLocation().state);
  useEffect(() => {
    if (letter === null) return;
    const fields = NEEDED.map((name) =>
      document.querySelector<HTMLInputElement>(`input[name='${name}'], textarea[name='${name}']`),
    );
    const empty = fields.find((field) => field?.value === '');
    empty?.closest('details')?.setAttribute('open', '');
    empty?.focus();
  }, [letter]);
  if (letter === null) return null;
  return <Link to={adminCampaignPath(letter)}>{SETTINGS_COPY.backToLetter}</Link>;
}
