import type { Section } from '../settings/section';

export const NOTICE_TIMES = ['at_once', 'daily', 'never'] as const;
export type NoticeTime = (typeof NOTICE_TIMES)[number];

/** When owners are mailed what waits. */
export const NOTICES: Section<{ mail: NoticeTime }> = { id: 'notices', initial: { mail: 'daily' } };
