import type { ModuleRegistration } from '../../module-registration';
import { factorsResetMail, inviteMail } from './accounts.mails';

/** The accounts themselves are the table of auth. */
export const ACCOUNTS_REGISTRATION: ModuleRegistration = { mails: [inviteMail, factorsResetMail] };
