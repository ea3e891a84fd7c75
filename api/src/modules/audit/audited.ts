import { Reflector } from '@nestjs/core';

/**
 * Marks a route that is recorded: one that reads for admins, such as an export, or changes the caller's own account.
 * Changing routes of admins are always recorded.
 */
export const Audited = Reflector.createDecorator({ transform: () => true });

/** Excludes a changing route of admins from the audit log, for the reason that it names. */
export const NotAudited = Reflector.createDecorator<string>();
