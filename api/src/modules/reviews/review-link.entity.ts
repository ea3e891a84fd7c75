import { Column, Entity, PrimaryColumn } from 'typeorm';

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
