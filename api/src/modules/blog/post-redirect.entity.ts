import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A slug that a published post once had. It names the post, never another slug: there are no chains. */
@Entity('post_redirects')
export class PostRedirectEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('bigint', { name: 'post_id' })
  postId: string;
}
