import { articlePath } from '@stillsam/paths';
import { Inject, Injectable } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import type { VisibilityDto } from './visibility.dto';
import { PostsService } from './posts.service';
import { isPublished } from './published';

const GIVE_UP_MS = 5000;
const REQUEST_TIMEOUT_MS = 2000;
const BETWEEN_LOOKS_MS = 15;

/** Looks at the public site until a visitor would read the saved version. */
@Injectable()
export class VisibilityService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly posts: PostsService,
  ) {}

  /**
   * @returns whether the version, or a later one, can be read, and the milliseconds from its save until this
   * process saw it.
   * @throws DomainError 404 POST_NOT_FOUND.
   */
  async check(id: string, version: number): Promise<VisibilityDto> {
    const post = await this.posts.read(id);
    const path = articlePath(post.slug);
    const url = this.config.siteOrigin + path;
    const savedAt = Date.parse(post.updated_at);
    if (!isPublished(post)) return { visible: false, milliseconds: 0, url };
    const deadline = Date.now() + GIVE_UP_MS;
    while (Date.now() < deadline) {
      if ((await this.shownVersion(path, id)) >= version)
        return { visible: true, milliseconds: Math.max(0, Date.now() - savedAt), url };
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
    return { visible: false, milliseconds: Math.max(0, Date.now() - savedAt), url };
  }

  /** The version of the post that the site shows; 0 for none. */
  private async shownVersion(path: string, id: string): Promise<number> {
    try {
      const page = await fetch(this.config.siteInternalOrigin + path, {
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        redirect: 'manual',
      });
      const html = await page.text();
      return Number(new RegExp(`data-post-version="${id}\\.(\\d{1,10})"`).exec(html)?.[1] ?? 0);
    } catch {
      // A site out of reach shows nothing; the next look may find it.
      return 0;
    }
  }
}
