import { Inject, Injectable } from '@nestjs/common';
import { adminEditPostPath, adminReviewPath } from '@stillsam/paths';
import { IsNull, type EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { isUniqueViolation } from '../../database/database-errors';
import { Database } from '../../database/database';
import { isId } from '../../database/ids';
import { AuditTrail } from '../audit/audit-trail';
import { UserEntity } from '../auth/user.entity';
import { displayName } from '../auth/user.mapper';
import { RevisionsService } from '../blog/revisions/revisions.service';
import { MailService } from '../mail/mail.service';
import { PostReviewEntity, type Verdict } from './post-review.entity';
import { ReviewRemarkEntity } from './review-remark.entity';
import type { ReviewDto, ReviewedTextDto, ReviewerDto, SendReviewDto } from './reviews.dto';
import { alreadyDecided, alreadySent, reviewerNotFound, reviewNotFound } from './reviews.errors';
import { reviewDecidedMail, reviewSentMail } from './reviews.mails';
import { findReviews, type FoundReview } from './reviews.repository';

/** Versions of posts that reviewers read, remark on, and approve or return. */
@Injectable()
export class ReviewsService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
    private readonly revisions: RevisionsService,
    private readonly mails: MailService,
    private readonly audit: AuditTrail,
  ) {}

  /** By name. */
  async reviewers(): Promise<ReviewerDto[]> {
    const users = await this.database.repository(UserEntity).findBy({ role: 'reviewer', isInvited: false });
    const reviewers = users.map((user) => ({ id: user.id, name: displayName(user) }));
    return reviewers.sort((one, two) => one.name.localeCompare(two.name, 'sv'));
  }

  /** @throws DomainError 404 POST_NOT_FOUND, REVISION_NOT_FOUND, REVIEWER_NOT_FOUND, 409 REVIEW_ALREADY_SENT. */
  async send(
    postId: string,
    { reviewer_id, version }: SendReviewDto,
    sender: UserEntity,
  ): Promise<ReviewDto> {
    const { title } = await this.revisions.read(postId, String(version));
    const reviewer = await this.database
      .repository(UserEntity)
      .findOneBy({ id: reviewer_id, role: 'reviewer', isInvited: false });
    if (!reviewer) throw reviewerNotFound();
    try {
      const id = await this.database.transaction(async (manager) => {
        const sent = { postId, version, reviewerId: reviewer.id, sentBy: sender.id };
        const { identifiers } = await manager.insert(PostReviewEntity, sent);
        const made = String(identifiers[0]?.id);
        this.audit.setTarget(made);
        await this.mails.enqueue(manager, {
          to: reviewer.email,
          template: reviewSentMail,
          data: { title, sender: displayName(sender), link: this.#address(adminReviewPath(made)) },
        });
        return made;
      });
      return toDto(await this.#find({ id }));
    } catch (error) {
      throw isUniqueViolation(error) ? alreadySent() : error;
    }
  }

  /** Of a post, newest first. @throws DomainError 404 POST_NOT_FOUND. */
  async listOf(postId: string): Promise<ReviewDto[]> {
    await this.revisions.assertPost(postId);
    return (await findReviews(this.database.manager, { postId })).map(toDto);
  }

  /** What was sent to a reviewer; to an owner, all. Newest first. */
  async list(user: UserEntity): Promise<ReviewDto[]> {
    return (await findReviews(this.database.manager, visibleTo(user))).map(toDto);
  }

  /** @throws DomainError 404 REVIEW_NOT_FOUND, also for what was sent to another reviewer. */
  async read(id: string, user: UserEntity): Promise<ReviewedTextDto> {
    const found = await this.#find({ id, ...visibleTo(user) });
    const text = await this.revisions.read(found.post_id, String(found.version));
    return {
      review: toDto(found),
      text,
      can_decide: found.reviewer_id === user.id && found.verdict === null,
    };
  }

  /** @throws DomainError 404 REVIEW_NOT_FOUND, 409 REVIEW_DECIDED. */
  async remark(id: string, text: string, reviewer: UserEntity): Promise<ReviewDto> {
    await this.#change(id, reviewer, async (manager) => {
      await manager.insert(ReviewRemarkEntity, { reviewId: id, text });
    });
    return toDto(await this.#find({ id }));
  }

  /** Ends the review; who sent it is told by mail. @throws DomainError 404 REVIEW_NOT_FOUND, 409 REVIEW_DECIDED. */
  async decide(id: string, verdict: Verdict, reviewer: UserEntity): Promise<ReviewDto> {
    await this.#change(id, reviewer, async (manager) => {
      await manager.update(PostReviewEntity, { id }, { verdict, decidedAt: new Date() });
      const decided = await manager.findOneByOrFail(PostReviewEntity, { id });
      const sender = decided.sentBy && (await manager.findOneBy(UserEntity, { id: decided.sentBy }));
      if (!sender) return;
      const { title } = await this.revisions.read(decided.postId, String(decided.version));
      await this.mails.enqueue(manager, {
        to: sender.email,
        template: reviewDecidedMail,
        data: {
          title,
          reviewer: displayName(reviewer),
          isApproved: verdict === 'approved',
          link: this.#address(adminEditPostPath(decided.postId)),
        },
      });
    });
    return toDto(await this.#find({ id }));
  }

  /** Changes a review that its reviewer has not decided yet, under its lock. */
  async #change(
    id: string,
    reviewer: UserEntity,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    if ((await this.#find({ id, reviewerId: reviewer.id })).verdict) throw alreadyDecided();
    await this.database.transaction(async (manager) => {
      const open = await manager.findOne(PostReviewEntity, {
        where: { id, reviewerId: reviewer.id, verdict: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      // Decided by a parallel call.
      if (!open) throw alreadyDecided();
      await work(manager);
    });
  }

  async #find(which: { id: string; reviewerId?: string }): Promise<FoundReview> {
    const [found] = isId(which.id) ? await findReviews(this.database.manager, which) : [];
    if (!found) throw reviewNotFound();
    return found;
  }

  #address(path: string): string {
    return new URL(path, this.config.adminOrigin).href;
  }
}

/** An owner sees what was sent to anybody. */
const visibleTo = ({ id, role }: UserEntity) => (role === 'admin' ? {} : { reviewerId: id });

function toDto({
  reviewer_id: _reviewerId,
  sent_at,
  decided_at,
  remarks,
  ...review
}: FoundReview): ReviewDto {
  return {
    ...review,
    sent_at: sent_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    remarks: remarks.map(({ text, created_at }) => ({
      text,
      created_at: new Date(created_at).toISOString(),
    })),
  };
}
