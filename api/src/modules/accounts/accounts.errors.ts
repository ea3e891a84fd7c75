import { DomainError } from '../../http/domain-error';

export const accountNotFound = () =>
  new DomainError('Kontot finns inte.', { status: 404, code: 'ACCOUNT_NOT_FOUND' });

export const addressTaken = () =>
  new DomainError('Det finns redan ett konto med den adressen.', { status: 409, code: 'ADDRESS_TAKEN' });

export const ownAccount = () =>
  new DomainError('Ditt eget konto kan en annan ägare ändra.', { status: 409, code: 'OWN_ACCOUNT' });

export const lastOwner = () =>
  new DomainError('Det måste finnas en ägare kvar.', { status: 409, code: 'LAST_OWNER' });

export const notInvited = () =>
  new DomainError('Kontot har redan ett lösenord.', { status: 409, code: 'ALREADY_ACCEPTED' });
