import { setTimeout } from 'node:timers/promises';
import { articlePath } from '@stillsam/paths';
import { Inject, Injectable } from '@nestjs/common';
import { API_METRICS, type ApiMetrics } from '../../common/api-metrics';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import type { VisibilityDto } from './visibility.dto';
import { PostsService } from './posts.service';
import { isPublished } from './published';

const TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 2000;
const POLL_INTERVAL_MS = 15;

/**
 * Measures how long a save takes to reach visitors, by polling the article's page. No event of this process can
 * replace the poll, because the shell caches pages in its own process and does not report what it shows. The
 * interval is the error of the measured time, which is at most 100 ms for 95 % of saves.
 */
@Injectable()
export class VisibilityService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly posts: PostsService,
    @Inject(API_METRICS) private readonly metrics: ApiMetrics | null,
  ) {}

  /**
   * @returns whether the page shows the version, or a later one, and the milliseconds from the save until then.
   * @throws DomainError 404 POST_NOT_FOUND.
   */
  async check(id: string, version: number): Promise<VisibilityDto> {
    const post = await this.posts.read(id);
    const path = articlePath(post.slug);
    const url = this.config.siteOrigin + path;
    const savedAt = Date.parse(post.updated_at);
    if (!isPublished(post)) return { visible: false, milliseconds: 0, url };
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) {
      if ((await this.shownVersion(path, id)) >= version) {
        const milliseconds = Math.max(0, Date.now() - savedAt);
        this.metrics?.observeVisible(milliseconds / 1000);
        return { visible: true, milliseconds, url };
      }
      await setTimeout(POLL_INTERVAL_MS);
    }
    this.metrics?.observeVisible(Infinity);
    return { visible: false, milliseconds: Math.max(0, Date.now() - savedAt), url };
  }

  /** The version of the post on its page; 0 for none. */
  private async shownVersion(path: string, id: string): Promise<number> {
    try {
      const page = await fetch(this.config.siteInternalOrigin + path, {
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        redirect: 'manual',
      });
      const html = await page.text();
      return Number(new RegExp(`data-post-version="${id}\\.(\\d{1,10})"`).exec(html)?.[1] ?? 0);
    } catch {
      // The site is unreachable; the next request may succeed.
      return 0;
    }
  }
}
