import type { ModuleRegistration } from '../../module-registration';
import { newAddressMail, oldAddressMail } from './address-change.mails';
import { AddressChangeEntity } from './address-change.entity';

export const ADDRESS_CHANGE_REGISTRATION: ModuleRegistration = {
  mails: [oldAddressMail, newAddressMail],
  entities: [AddressChangeEntity],
  retention: [
    {
      id: 'address-changes',
      name: 'changes of address that were not confirmed',
      table: 'address_changes',
      condition: `expires_at < now()`,
    },
  ],
  holdsNoPersonalData:
    'A new address of an account waits a day for its confirmation, and goes with the account.',
};
