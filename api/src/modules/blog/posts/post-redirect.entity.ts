import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A former slug of a published post. It refers to the post, not to another slug, so redirects form no chains. */
@Entity('post_redirects')
export class PostRedirectEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('bigint', { name: 'post_id' })
  postId: string;
}
