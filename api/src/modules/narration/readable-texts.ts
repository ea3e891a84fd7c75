import { Injectable } from '@nestjs/common';
import { articleEditions } from '@stillsam/post-html/editions';
import { Database } from '../../database/database';
import { publicTexts } from '../blog/posts/post.mapper';
import { PostEntity } from '../blog/posts/post.entity';
import { FREE_SESSION } from '../guides/guide';
import { GuideLibrary } from '../guides/guide-library';
import { hashOf } from './narrated-text';
import type { NarratedText } from './narrations.repository';

/** The HTML of the texts that are read aloud, as their pages show it. */
@Injectable()
export class ReadableTexts {
  constructor(
    private readonly database: Database,
    private readonly library: GuideLibrary,
  ) {}

  /** The sessions of guides. Posts are found by SQL. */
  guides(): NarratedText[] {
    return this.library.list().flatMap(({ slug, product, sessions }) =>
      sessions.map(({ number, html }) => ({
        source: `guide/${slug}/${number}`,
        version: hashOf(html),
        product: number === FREE_SESSION ? null : product,
      })),
    );
  }

  /** @returns undefined for a text that has changed since, or that its page does not show now. */
  async html({ source, version }: NarratedText): Promise<string | undefined> {
    const [kind, id = '', part = ''] = source.split('/');
    return kind === 'post' ? this.#ofPost(id, version, part) : this.#ofGuide(id, part);
  }

  async #ofPost(id: string, version: string, edition: string): Promise<string | undefined> {
    const post = await this.database.manager.findOneBy(PostEntity, { id, version: Number(version) });
    if (!post) return undefined;
    const { content, easy_content } = publicTexts(post);
    const editions: Record<string, string | undefined> = articleEditions(content, easy_content, '').html;
    return editions[edition];
  }

  #ofGuide(slug: string, number: string): string | undefined {
    return this.library.find(slug)?.sessions.find((session) => String(session.number) === number)?.html;
  }
}
