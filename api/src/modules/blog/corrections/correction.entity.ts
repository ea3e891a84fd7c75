import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { NumberedRow } from '../../../database/rows';
import { PostEntity } from '../posts/post.entity';

/** What a published post said that was wrong, and says now. */
@Entity('corrections')
export class CorrectionEntity extends NumberedRow {
  @Column('bigint', { name: 'post_id' })
  postId: string;

  @ManyToOne(() => PostEntity)
  @JoinColumn({ name: 'post_id' })
  post: Relation<PostEntity>;

  @Column('text')
  text: string;

  @CreateDateColumn({ name: 'published_at', type: 'timestamptz' })
  publishedAt: Date;
}
