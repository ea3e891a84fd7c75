import type { EntityManager } from 'typeorm';
import type { AccountDto } from '../accounts/accounts.dto';
import { AuthenticatorEntity, PasskeyEntity, RecoveryCodeEntity } from './factors/factor.entity';

/** Every account, by name. */
export function findAccounts(manager: EntityManager): Promise<Omit<AccountDto, 'is_own'>[]> {
  return manager.query(
    `SELECT id, email, coalesce(nullif(name, ''), username) AS name, role, is_invited, created_at,
       (EXISTS (SELECT FROM passkeys WHERE user_id = users.id)
         OR EXISTS (SELECT FROM authenticators WHERE user_id = users.id AND is_confirmed)) AS has_second_factor,
       (SELECT max(last_seen_at) FROM sessions WHERE user_id = users.id) AS last_seen_at
     FROM users ORDER BY coalesce(nullif(name, ''), username) COLLATE "sv-x-icu", id`,
  );
}

/** Deletes every second factor of a user, also where the database keeps the last one of the last owner. */
export async function deleteFactors(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`SET LOCAL stillsam.may_reset_factors = 'yes'`);
  for (const factor of [PasskeyEntity, AuthenticatorEntity, RecoveryCodeEntity])
    await manager.delete(factor, { userId });
}
