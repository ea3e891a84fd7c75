import type { EntityManager } from 'typeorm';
import { AuthenticatorEntity, PasskeyEntity, RecoveryCodeEntity } from './factor.entity';

/** Deletes every second factor of a user, also where the database keeps the last one of the last owner. */
export async function deleteFactors(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`SET LOCAL stillsam.may_reset_factors = 'yes'`);
  for (const factor of [PasskeyEntity, AuthenticatorEntity, RecoveryCodeEntity])
    await manager.delete(factor, { userId });
}
