import { SetMetadata } from '@nestjs/common';

export const AUDITED = 'audited';
export const NOT_AUDITED = 'notAudited';

/**
 * Marks a route that is recorded: one that reads for admins, such as an export, or changes the caller's own account.
 * Changing routes of admins are always recorded.
 */
export const Audited = () => SetMetadata(AUDITED, true);

/** Excludes a changing route of admins from the audit log. @param reason why no entry is needed. */
export const NotAudited = (reason: string) => SetMetadata(NOT_AUDITED, reason);
