import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_PATHS, TOKEN_QUERY } from '@stillsam/paths';
import { MoreThan, type EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { hashOfToken, newSecretToken } from '../../text/secret-token';
import { PasswordResetEntity } from './password-reset.entity';

/** Links by which a user chooses a password, once. Their tokens are stored as hashes. */
@Injectable()
export class PasswordLinks {
  constructor(@Inject(API_CONFIG) private readonly config: ApiConfig) {}

  /** @returns the address of the page, with the token. */
  async issue(manager: EntityManager, userId: string, minutes: number): Promise<string> {
    const { token, hash } = newSecretToken();
    const expiresAt = new Date(Date.now() + minutes * 60_000);
    await manager.insert(PasswordResetEntity, { tokenHash: hash, userId, expiresAt });
    const link = new URL(ADMIN_PATHS.newPassword, this.config.adminOrigin);
    link.searchParams.set(TOKEN_QUERY, token);
    return link.href;
  }

  countOpen(manager: EntityManager, userId: string): Promise<number> {
    return manager.countBy(PasswordResetEntity, { userId, expiresAt: MoreThan(new Date()) });
  }

  /** @returns the user whose link it is; null for one that is over. */
  async userOf(manager: EntityManager, token: string): Promise<string | null> {
    const open = { tokenHash: hashOfToken(token), expiresAt: MoreThan(new Date()) };
    return (await manager.findOneBy(PasswordResetEntity, open))?.userId ?? null;
  }

  async useUp(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(PasswordResetEntity, { userId });
  }
}
