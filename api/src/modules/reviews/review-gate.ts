import type { EntityManager } from 'typeorm';
import { constraintOf } from '../../database/database-errors';
import { displayName } from '../auth/user.mapper';
import type { Saver } from '../drafts/revisions';
import {
  checkGate,
  findKeepableReview,
  insertEditorialChange,
  insertExemption,
} from './review-gate.repository';
import { clinicalChange, reviewRequired } from './reviews.errors';

/** What a save says of the gate: why its text keeps the review, or why it is published without one. */
export interface GateReasons {
  editorial_reason?: string | null;
  exemption_reason?: string | null;
}

/**
 * Records the decisions of a save, after the post is stored, and asks the database whether the post may be published.
 *
 * @throws DomainError 422 REVIEW_REQUIRED, CLINICAL_CHANGE.
 */
export async function passGate(
  manager: EntityManager,
  postId: string,
  { editorial_reason, exemption_reason }: GateReasons,
  by: Saver,
): Promise<void> {
  const keepable = await findKeepableReview(manager, postId);
  const given = { by: by.id, byName: displayName(by) };
  if (editorial_reason) {
    if (!keepable) throw clinicalChange();
    await keepReview(manager, keepable, editorial_reason, by);
  }
  if (exemption_reason) await insertExemption(manager, postId, { ...given, reason: exemption_reason });
  try {
    await checkGate(manager);
  } catch (error) {
    throw toGateError(error, keepable !== null);
  }
}

/** @throws DomainError 422 CLINICAL_CHANGE. */
export async function keepReview(
  manager: EntityManager,
  reviewId: string,
  reason: string,
  by: Saver,
): Promise<void> {
  try {
    await insertEditorialChange(manager, reviewId, { reason, by: by.id, byName: displayName(by) });
  } catch (error) {
    throw constraintOf(error) === 'editorial_changes_clinical' ? clinicalChange() : error;
  }
}

/** An error of the gate as a domain error, any other unchanged. */
export function toGateError(error: unknown, canKeep = false): unknown {
  return constraintOf(error) === 'posts_review_gate' ? reviewRequired(canKeep) : error;
}
