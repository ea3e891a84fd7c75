import type { ModuleRegistration } from '../../module-registration';
import { expiredRows } from '../retention/kept-periods';
import {
  factorsResetMail,
  inviteMail,
  newAddressMail,
  oldAddressMail,
  passwordChangedMail,
  resetMail,
} from './accounts.mails';
import { AddressChangeEntity, PasswordResetEntity } from './mailed-link.entity';

/** The accounts themselves are the table of auth. */
export const ACCOUNTS_REGISTRATION: ModuleRegistration = {
  mails: [inviteMail, factorsResetMail, resetMail, passwordChangedMail, oldAddressMail, newAddressMail],
  entities: [PasswordResetEntity, AddressChangeEntity],
  retention: [
    expiredRows('password_resets', 'links for a new password that are over'),
    expiredRows('address_changes', 'changes of address that were not confirmed'),
  ],
  holdsNoPersonalData:
    'A new address of an account waits a day for its confirmation, and goes with the account.',
};
