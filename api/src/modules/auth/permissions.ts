import type { Role } from './user.entity';

/**
 * Parts of the back office. A controller, or a route of it, names its own by `@RequireArea`: `system` for what no other
 * role than the owner's has to do with.
 */
export const AREAS = [
  'posts',
  'reviews',
  'media',
  'letters',
  'subscribers',
  'messages',
  'orders',
  'ledger',
  'personal-data',
  'releases',
  'system',
] as const;
export type Area = (typeof AREAS)[number];

/** What each role may do: every call of these areas, and beside them those of its own account. */
export const PERMISSIONS: Record<Role, readonly Area[]> = {
  admin: AREAS,
  editor: ['posts', 'media', 'letters'],
  care: ['messages', 'orders', 'personal-data'],
  reviewer: ['reviews'],
  team: ['releases'],
  user: [],
};

/** Areas with personal data or money: who may use one needs a second factor. */
export const SENSITIVE_AREAS: readonly Area[] = [
  'subscribers',
  'messages',
  'orders',
  'ledger',
  'personal-data',
  'system',
];
