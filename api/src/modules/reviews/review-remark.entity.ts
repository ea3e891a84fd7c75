import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';

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
