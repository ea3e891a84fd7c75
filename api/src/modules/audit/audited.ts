import { SetMetadata } from '@nestjs/common';

export const AUDITED = 'audited';
export const NOT_AUDITED = 'notAudited';

/** Marks a reading route of admins that is worth an entry, such as an export. Changing ones have it by themselves. */
export const Audited = () => SetMetadata(AUDITED, true);

/** Takes a changing route of admins out of the audit log. @param reason why nobody will miss it. */
export const NotAudited = (reason: string) => SetMetadata(NOT_AUDITED, reason);
