/** Every fixed address of the admin. Separate from the public ones, so that no public script names them. */
export const ADMIN_PATHS = {
  login: '/admin/login',
  forgottenPassword: '/admin/glomt-losenord',
  /** Of a mailed link. */
  newPassword: '/admin/nytt-losenord',
  dashboard: '/admin/dashboard',
  account: '/admin/konto',
  newPost: '/admin/blog/new',
  ledger: '/admin/kop/manaden',
} as const;

/** `/admin/blog/edit/{id}`. */
export function adminEditPostPath(id: string | number): string {
  return `/admin/blog/edit/${encodeURIComponent(String(id))}`;
}

/** `/admin/utskick/{id}`: the editor of a campaign. */
export function adminCampaignPath(id: string | number): string {
  return `/admin/utskick/${encodeURIComponent(String(id))}`;
}

/** `/admin/utskick/{id}/lage`: how far a started campaign has come. */
export function adminCampaignStatusPath(id: string | number): string {
  return `${adminCampaignPath(id)}/lage`;
}

/** `/admin/kop/{id}`: one purchase. */
export function adminOrderPath(id: string | number): string {
  return `/admin/kop/${encodeURIComponent(String(id))}`;
}
