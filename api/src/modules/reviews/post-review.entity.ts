import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { UserEntity } from '../auth/user.entity';

/** What a reviewer says of a version: it is good as it is, or goes back to its author with remarks. */
export const VERDICTS = ['approved', 'returned'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A version of a post that was sent to a reviewer. */
@Entity('post_reviews')
export class PostReviewEntity {
  /** bigint: TypeORM hands it out as a string. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('bigint', { name: 'post_id' })
  postId: string;

  @Column('integer')
  version: number;

  @Column('bigint', { name: 'reviewer_id' })
  reviewerId: string;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'reviewer_id' })
  reviewer: Relation<UserEntity>;

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
