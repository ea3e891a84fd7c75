/** Every fixed address of the admin. Separate from the public ones, so that no public script names them. */
export const ADMIN_PATHS = {
  login: '/admin/login',
  forgottenPassword: '/admin/glomt-losenord',
  /** Of a mailed link. */
  newPassword: '/admin/nytt-losenord',
  /** Of a mailed link. */
  newAddress: '/admin/ny-adress',
  /** Of a mailed link to a reviewer without an account. */
  reviewByLink: '/admin/granska',
  overview: '/admin/oversikt',
  dashboard: '/admin/dashboard',
  account: '/admin/konto',
  newPost: '/admin/blog/new',
  ledger: '/admin/kop/manaden',
} as const;

/** True for a page of the admin that only mails link to. Its address arrives with a token. */
export function isAdminMailLinkPath(pathname: string): boolean {
  return [ADMIN_PATHS.newPassword, ADMIN_PATHS.newAddress, ADMIN_PATHS.reviewByLink].some(
    (path) => path === pathname,
  );
}

/** `/admin/dashboard?flik={tab}`: a screen of the dashboard. */
export function adminTabPath(tab: string): string {
  return `${ADMIN_PATHS.dashboard}?flik=${tab}`;
}

/** `/admin/blog/edit/{id}`. */
export function adminEditPostPath(id: string | number): string {
  return `/admin/blog/edit/${encodeURIComponent(id)}`;
}

/** `/admin/utskick/{id}`: the editor of a campaign. */
export function adminCampaignPath(id: string | number): string {
  return `/admin/utskick/${encodeURIComponent(id)}`;
}

/** `/admin/utskick/{id}/lage`: how far a started campaign has come. */
export function adminCampaignStatusPath(id: string | number): string {
  return `${adminCampaignPath(id)}/lage`;
}

/** `/admin/granskning/{id}`: a text to review. */
export function adminReviewPath(id: string | number): string {
  return `/admin/granskning/${encodeURIComponent(id)}`;
}

/** `/admin/meddelande/{id}`: one message with its replies. */
export function adminMessagePath(id: string | number): string {
  return `/admin/meddelande/${encodeURIComponent(id)}`;
}

/** `/admin/person/{kind}/{id}`: everything about an address, named by a row that has it. */
export function adminPersonPath(kind: string, id: string | number): string {
  return `/admin/person/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`;
}

/** `/admin/kop/{id}`: one purchase. */
export function adminOrderPath(id: string | number): string {
  return `/admin/kop/${encodeURIComponent(id)}`;
}
