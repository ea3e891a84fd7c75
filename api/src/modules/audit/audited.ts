import { SetMetadata } from '@nestjs/common';

export const AUDITED = 'audited';
export const NOT_AUDITED = 'notAudited';

/** Marks a reading route of admins that is recorded, such as an export. Changing routes are always recorded. */
export const Audited = () => SetMetadata(AUDITED, true);

/** Excludes a changing route of admins from the audit log. @param reason why no entry is needed. */
export const NotAudited = (reason: string) => SetMetadata(NOT_AUDITED, reason);
