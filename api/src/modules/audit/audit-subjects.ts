export const AUDIT_SUBJECTS = ['posts', 'letters', 'people', 'orders', 'accounts', 'system'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** The controllers whose calls are about a subject. */
export const CALLS_ABOUT: Record<AuditSubject, readonly string[]> = {
  posts: [
    'Posts',
    'Trash',
    'Revisions',
    'PostReviews',
    'Corrections',
    'Reviews',
    'ReviewLinks',
    'AdminMedia',
  ],
  letters: ['Campaigns'],
  people: ['Subscribers', 'Messages', 'NotifyLists', 'PersonalData', 'Segments'],
  orders: ['AdminOrders', 'Refunds', 'AdminWithdrawals', 'Ledger'],
  accounts: [
    'Accounts',
    'Invites',
    'Auth',
    'StepUp',
    'Passkeys',
    'Factors',
    'PasswordReset',
    'AddressChange',
  ],
  system: [
    'Releases',
    'Retention',
    'BusinessSettings',
    'CrisisLines',
    'NoticeSettings',
    'MailTexts',
    'Pronunciations',
  ],
};
