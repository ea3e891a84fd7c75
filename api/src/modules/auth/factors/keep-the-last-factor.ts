import { constraintOf } from '../../../database/database-errors';
import { lastFactor } from './factors.errors';

/** The database refuses to take the last factor from the last owner. @throws DomainError 409 LAST_FACTOR. */
export async function keepTheLastFactor<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    throw constraintOf(error) === 'owner_keeps_a_factor' ? lastFactor() : error;
  }
}
