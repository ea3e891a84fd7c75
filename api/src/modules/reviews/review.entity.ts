import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  type Relation,
  PrimaryColumn,
} from 'typeorm';
import { NumberedRow, DatedRow } from '../../database/rows';
import { UserEntity } from '../auth/user.entity';

/** What a reviewer says of a version: it is good as it is, or goes back to its author with remarks. */
export const VERDICTS = ['approved', 'returned'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A version of a post that was sent to a reviewer. The database dates an approval and adds the hash of its text. */
@Entity('post_reviews')
export class PostReviewEntity extends NumberedRow {
  @Column('bigint', { name: 'post_id' })
  postId: string;

  @Column('integer')
  version: number;

  /** Null for a reviewer without an account, who comes by a link, and once the account is gone. */
  @Column('bigint', { name: 'reviewer_id', nullable: true })
  reviewerId: string | null;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'reviewer_id' })
  reviewer: Relation<UserEntity> | null;

  @Column('text', { name: 'reviewer_name', default: '' })
  reviewerName: string;

  @Column('text', { default: '' })
  title: string;

  /** The profession of the reviewer's licence; without one an approval does not open the gate. */
  @Column('text', { default: '' })
  legitimation: string;

  @Column('text', { default: '' })
  workplace: string;

  @Column('text', { default: '' })
  scope: string;

  @Column('smallint', { name: 'valid_months', default: 36 })
  validMonths: number;

  @Column('boolean', { name: 'consents_to_name', default: false })
  consentsToName: boolean;

  /** Null once the account is gone. */
  @Column('bigint', { name: 'sent_by', nullable: true })
  sentBy: string | null;

  @CreateDateColumn({ name: 'sent_at', type: 'timestamptz' })
  sentAt: Date;

  /** Null until the reviewer has decided. */
  @Column('text', { nullable: true })
  verdict: Verdict | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}

/** The way in of a reviewer without an account: a mailed link, and a code mailed to the same address. Both are hashed. */
@Entity('review_links')
export class ReviewLinkEntity {
  @PrimaryColumn('bigint', { name: 'review_id' })
  reviewId: string;

  @Column('text')
  email: string;

  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('text', { name: 'code_hash', nullable: true })
  codeHash: string | null;

  @Column('timestamptz', { name: 'code_expires_at', nullable: true })
  codeExpiresAt: Date | null;

  /** Wrong codes since the last one was mailed. */
  @Column('smallint', { default: 0 })
  tries: number;

  /** How many codes were mailed. */
  @Column('smallint', { default: 0 })
  codes: number;
}

/** What a reviewer writes about a version. */
@Entity('review_remarks')
export class ReviewRemarkEntity extends DatedRow {
  @Column('bigint', { name: 'review_id' })
  reviewId: string;

  /** The sentence that it is about; empty for the text as a whole. */
  @Column('text', { default: '' })
  quote: string;

  @Column('text')
  text: string;
}
