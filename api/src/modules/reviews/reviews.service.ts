import { Inject, Injectable } from '@nestjs/common';
import { adminEditPostPath, adminReviewPath } from '@stillsam/paths';
import { IsNull, type EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { isUniqueViolation } from '../../database/database-errors';
import { Database } from '../../database/database';
import { isId } from '../../database/ids';
import { AuditTrail } from '../audit/audit-trail';
import { PERMISSIONS } from '../auth/permissions';
import { UserEntity } from '../auth/user.entity';
import { displayName } from '../auth/user.mapper';
import { UsersService } from '../auth/users.service';
import { POST_REVISIONS, PostEntity } from '../blog/posts/post.entity';
import { PostWriter } from '../blog/posts/post-writer';
import { PostHistoryService } from '../blog/posts/post-history.service';
import { MailService } from '../mail/mail.service';
import { PostReviewEntity, ReviewLinkEntity, ReviewRemarkEntity } from './review.entity';
import {
  findPublicReview,
  findApprovedBefore,
  findReviews,
  type FoundReview,
  type Which,
} from './reviews.repository';
import { keepReview, findDecisions, findKeepableReview } from './review-gate.repository';
import { ReviewLinks } from './review-links';
import type {
  DecideReviewDto,
  PostReviewListDto,
  RemarkDto,
  ReviewDto,
  ReviewedTextDto,
  ReviewerDto,
  SendReviewDto,
} from './reviews.dto';
import {
  alreadyDecided,
  alreadySent,
  clinicalChange,
  reviewerEditsPosts,
  reviewerNotFound,
  reviewNotFound,
  tooManyRemarks,
} from './reviews.errors';
import { reviewDecidedMail, reviewSentMail } from './reviews.mails';

const MAX_REMARKS = 100;

/** A review, and its post or the account of its reviewer where one is asked for. */
type ReviewOf = Required<Pick<Which, 'id'>> & Which;

/** Versions of posts that reviewers read, remark on, and approve or return. */
@Injectable()
export class ReviewsService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly history: PostHistoryService,
    private readonly writer: PostWriter,
    private readonly links: ReviewLinks,
    private readonly mails: MailService,
    private readonly audit: AuditTrail,
  ) {}

  /** By name. */
  async reviewers(): Promise<ReviewerDto[]> {
    const users = await this.database.repository(UserEntity).findBy({ role: 'reviewer', isInvited: false });
    const reviewers = users.map((user) => ({ id: user.id, name: displayName(user) }));
    return reviewers.sort((one, two) => one.name.localeCompare(two.name, 'sv'));
  }

  /** @throws DomainError 400 VALIDATION_FAILED, 404 POST_NOT_FOUND, REVISION_NOT_FOUND, REVIEWER_NOT_FOUND, 409 REVIEW_ALREADY_SENT. */
  async send(postId: string, { version, ...review }: SendReviewDto, sender: UserEntity): Promise<ReviewDto> {
    const to = await this.#reviewerOf(review);
    try {
      const id = await this.database.transaction(async (manager) => {
        // A seeded post gets its first revision by this.
        await this.writer.lock(manager, postId);
        const revision = await POST_REVISIONS.find(manager, postId, String(version));
        const { identifiers } = await manager.insert(PostReviewEntity, {
          postId,
          version,
          reviewerId: to.id,
          reviewerName: to.name,
          title: review.title ?? '',
          legitimation: review.legitimation,
          workplace: review.workplace ?? '',
          scope: review.scope ?? '',
          validMonths: review.valid_months,
          sentBy: sender.id,
        });
        const made = String(identifiers[0]?.id);
        this.audit.setTarget(`${postId}/${made}`);
        const link = to.id
          ? this.#address(adminReviewPath(made))
          : await this.links.issue(manager, made, to.email);
        const data = { title: revision.fields.title, sender: displayName(sender), link };
        await this.mails.enqueue(manager, { to: to.email, template: reviewSentMail, data });
        return made;
      });
      return toDto(await this.#find({ id }));
    } catch (error) {
      throw isUniqueViolation(error) ? alreadySent() : error;
    }
  }

  /**
   * Mails a new link to a reviewer without an account.
   *
   * @throws DomainError 404 REVIEW_NOT_FOUND, REVIEWER_NOT_FOUND where the address is deleted, 409 REVIEW_DECIDED.
   */
  async renewLink(which: ReviewOf, sender: UserEntity): Promise<ReviewDto> {
    const { title } = await this.#find(which);
    await this.#change(which, async (manager, { id }) => {
      const last = await manager.findOneBy(ReviewLinkEntity, { reviewId: id });
      if (!last) throw reviewerNotFound();
      const link = await this.links.issue(manager, id, last.email);
      const data = { title, sender: displayName(sender), link };
      await this.mails.enqueue(manager, { to: last.email, template: reviewSentMail, data });
    });
    return toDto(await this.#find(which));
  }

  /** Takes back what was sent, with its link and remarks. @throws DomainError 404 REVIEW_NOT_FOUND, 409 REVIEW_DECIDED. */
  async withdraw(which: ReviewOf): Promise<void> {
    await this.#change(which, async (manager, { id }) => {
      await manager.delete(PostReviewEntity, { id });
    });
  }

  /** Of a post, newest first, and what decides whether it may be published. @throws DomainError 404 POST_NOT_FOUND. */
  async listOf(postId: string): Promise<PostReviewListDto> {
    await this.history.assertPost(postId);
    const { manager } = this.database;
    return {
      reviews: (await findReviews(manager, { postId })).map(toDto),
      current: await findPublicReview(manager, postId),
      can_keep: (await findKeepableReview(manager, postId)) !== null,
      decisions: await findDecisions(manager, postId),
    };
  }

  /**
   * Keeps the last review for the saved text, which differs from the reviewed one in no clinical sentence.
   *
   * @throws DomainError 404 POST_NOT_FOUND, 422 CLINICAL_CHANGE.
   */
  async keep(postId: string, reason: string, user: UserEntity): Promise<PostReviewListDto> {
    await this.writer.save(async (manager) => {
      const post = await this.writer.lock(manager, postId);
      const review = await findKeepableReview(manager, postId);
      if (!review) throw clinicalChange();
      await keepReview(manager, review, reason, user);
      this.writer.noteChange(manager, post);
    });
    return this.listOf(postId);
  }

  /** What was sent to a reviewer; to an owner, all. Newest first. */
  async list(user: UserEntity): Promise<ReviewDto[]> {
    return (await findReviews(this.database.manager, visibleTo(user))).map(toDto);
  }

  /** @throws DomainError 404 REVIEW_NOT_FOUND, also for what was sent to another reviewer. */
  async read(id: string, user: UserEntity): Promise<ReviewedTextDto> {
    const found = await this.#find({ id, ...visibleTo(user) });
    return this.#withText(found, found.reviewer_id === user.id);
  }

  /** For who came by its link. @throws DomainError 404 REVIEW_NOT_FOUND. */
  async readLinked(id: string): Promise<ReviewedTextDto> {
    return this.#withText(await this.#find({ id }), true);
  }

  async #withText(found: FoundReview, isReviewer: boolean): Promise<ReviewedTextDto> {
    const before = await findApprovedBefore(this.database.manager, found);
    return {
      review: toDto(found),
      text: await this.history.readRevision(found.post_id, String(found.version)),
      before: before === null ? null : await this.history.readRevision(found.post_id, String(before)),
      can_decide: isReviewer && found.verdict === null,
    };
  }

  /**
   * @param which the review and its reviewer; the reviewer is left out for who came by its link.
   * @throws DomainError 404 REVIEW_NOT_FOUND, 409 REVIEW_DECIDED, 400 VALIDATION_FAILED after the last one.
   */
  async remark(which: ReviewOf, { text, quote }: RemarkDto): Promise<ReviewDto> {
    await this.#change(which, async (manager) => {
      const count = await manager.countBy(ReviewRemarkEntity, { reviewId: which.id });
      if (count >= MAX_REMARKS) throw tooManyRemarks(MAX_REMARKS);
      await manager.insert(ReviewRemarkEntity, { reviewId: which.id, text, quote: quote ?? '' });
    });
    return toDto(await this.#find({ id: which.id }));
  }

  /**
   * Ends the review; who sent it is told by mail. The database dates an approval and binds it to the text's hash.
   *
   * @throws DomainError 404 REVIEW_NOT_FOUND, 409 REVIEW_DECIDED.
   */
  async decide(which: ReviewOf, { verdict, consents_to_name }: DecideReviewDto): Promise<ReviewDto> {
    await this.#change(which, async (manager, { id, postId, sentBy }) => {
      const consentsToName = verdict === 'approved' && consents_to_name === true;
      await manager.update(PostReviewEntity, { id }, { verdict, decidedAt: new Date(), consentsToName });
      await this.#announce(manager, postId);
      if (sentBy) await this.#mailVerdict(manager, id, sentBy);
    });
    return toDto(await this.#find({ id: which.id }));
  }

  /** Lets the reviewer be named in public, or no longer. @throws DomainError 404 REVIEW_NOT_FOUND. */
  async consent(which: ReviewOf, consentsToName: boolean): Promise<ReviewDto> {
    const { post_id } = await this.#find(which);
    await this.writer.save(async (manager) => {
      await manager.update(PostReviewEntity, { id: which.id }, { consentsToName });
      await this.#announce(manager, post_id);
    });
    return toDto(await this.#find({ id: which.id }));
  }

  async #announce(manager: EntityManager, id: string): Promise<void> {
    if (!(await manager.existsBy(PostEntity, { id }))) return;
    this.writer.noteChange(manager, await this.writer.lock(manager, id));
  }

  async #mailVerdict(manager: EntityManager, id: string, sentBy: string): Promise<void> {
    const [decided] = await findReviews(manager, { id });
    const sender = await manager.findOneBy(UserEntity, { id: sentBy });
    if (!sender || !decided) return;
    await this.mails.enqueue(manager, {
      to: sender.email,
      template: reviewDecidedMail,
      data: {
        title: decided.title,
        reviewer: decided.reviewer,
        isApproved: decided.verdict === 'approved',
        link: this.#address(adminEditPostPath(decided.post_id)),
      },
    });
  }

  /** @throws DomainError 404 REVIEWER_NOT_FOUND, 400 VALIDATION_FAILED for the address of who edits posts. */
  async #reviewerOf({ reviewer_id, email, name }: Omit<SendReviewDto, 'version'>) {
    if (!reviewer_id) {
      if (!email || !name) throw reviewerNotFound();
      const account = await this.users.findByEmail(email);
      if (account && PERMISSIONS[account.role].includes('posts')) throw reviewerEditsPosts();
      return { id: null, name, email };
    }
    const found = await this.database
      .repository(UserEntity)
      .findOneBy({ id: reviewer_id, role: 'reviewer', isInvited: false });
    if (!found) throw reviewerNotFound();
    return { id: found.id, name: displayName(found), email: found.email };
  }

  /** Changes a review that its reviewer has not decided yet, under its lock. */
  async #change(
    which: ReviewOf,
    work: (manager: EntityManager, review: PostReviewEntity) => Promise<void>,
  ): Promise<void> {
    if ((await this.#find(which)).verdict) throw alreadyDecided();
    await this.writer.save(async (manager) => {
      const open = await manager.findOne(PostReviewEntity, {
        where: { ...which, verdict: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      // Decided by a parallel call.
      if (!open) throw alreadyDecided();
      await work(manager, open);
    });
  }

  async #find(which: ReviewOf): Promise<FoundReview> {
    const isPossible = isId(which.id) && (which.postId === undefined || isId(which.postId));
    const [found] = isPossible ? await findReviews(this.database.manager, which) : [];
    if (!found) throw reviewNotFound();
    return found;
  }

  #address(path: string): string {
    return new URL(path, this.config.adminOrigin).href;
  }
}

/** An owner sees what was sent to anybody. */
const visibleTo = ({ id, role }: UserEntity) => (role === 'admin' ? {} : { reviewerId: id });

function toDto({ reviewer_id: _reviewerId, ...review }: FoundReview): ReviewDto {
  const remarks = review.remarks.map((remark) => ({ ...remark, created_at: new Date(remark.created_at) }));
  return { ...review, remarks };
}
