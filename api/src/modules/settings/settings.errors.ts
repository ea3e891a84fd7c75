import { DomainError } from '../../http/domain-error';
import type { SavedBy } from '../drafts/revisions';

export const settingChanged = (by: SavedBy) =>
  new DomainError(
    by.is_own
      ? 'Du har sparat uppgifterna i ett annat fönster sedan du öppnade dem här.'
      : 'Någon annan har sparat uppgifterna sedan du öppnade dem.',
    { status: 412, code: 'SETTING_CHANGED', extra: { ...by } },
  );
