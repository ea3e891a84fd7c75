import type { EntityManager } from 'typeorm';
import { constraintOf, refusedBy } from '../../database/database-errors';
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
  if (editorial_reason) {
    if (!keepable) throw clinicalChange();
    await keepReview(manager, keepable, editorial_reason, by);
  }
  if (exemption_reason) {
    const given = { reason: exemption_reason, by: by.id, byName: displayName(by) };
    await insertExemption(manager, postId, given);
  }
  await refusedBy(
    'posts_review_gate',
    () => reviewRequired(keepable !== null),
    () => checkGate(manager),
  );
}

/** @throws DomainError 422 CLINICAL_CHANGE. */
export async function keepReview(
  manager: EntityManager,
  reviewId: string,
  reason: string,
  by: Saver,
): Promise<void> {
  const given = { reason, by: by.id, byName: displayName(by) };
  await refusedBy('editorial_changes_clinical', clinicalChange, () =>
    insertEditorialChange(manager, reviewId, given),
  );
}

/** An error of the gate as a domain error, any other unchanged. */
export function toGateError(error: unknown): unknown {
  return constraintOf(error) === 'posts_review_gate' ? reviewRequired(false) : error;
}
