import { DomainError } from '../../http/domain-error';

export const accountNotFound = () => new DomainError(404, 'ACCOUNT_NOT_FOUND', 'Kontot finns inte.');

export const addressTaken = () =>
  new DomainError(409, 'ADDRESS_TAKEN', 'Det finns redan ett konto med den adressen.');

export const ownAccount = () =>
  new DomainError(409, 'OWN_ACCOUNT', 'Ditt eget konto kan en annan ägare ändra.');

export const lastOwner = () => new DomainError(409, 'LAST_OWNER', 'Det måste finnas en ägare kvar.');

export const notInvited = () => new DomainError(409, 'ALREADY_ACCEPTED', 'Kontot har redan ett lösenord.');
