import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a reviewer writes about a version. */
@Entity('review_remarks')
export class ReviewRemarkEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('bigint', { name: 'review_id' })
  reviewId: string;

  /** The sentence that it is about; empty for the text as a whole. */
  @Column('text', { default: '' })
  quote: string;

  @Column('text')
  text: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
