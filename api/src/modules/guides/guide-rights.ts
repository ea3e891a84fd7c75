import type { InjectionToken } from '@nestjs/common';

/** Who may read a guide beyond its free session. */
export interface GuideRights {
  /**
   * @param cookie value of the purchases' cookie.
   * @param product the guide's product.
   */
  mayRead(cookie: string | undefined, product: string): Promise<boolean>;
}

/** Injection token of {@link GuideRights}. */
export const GUIDE_RIGHTS: InjectionToken<GuideRights> = Symbol('GuideRights');
