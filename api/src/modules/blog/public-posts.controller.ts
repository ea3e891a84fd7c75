import { Controller, Get, Ip, Param, Query, Sse, UseInterceptors, type MessageEvent } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  endWith,
  finalize,
  ignoreElements,
  interval,
  map,
  merge,
  share,
  takeUntil,
  type Observable,
} from 'rxjs';
import { ApiErrors } from '../../common/api-errors.decorator';
import { StreamSlots } from '../../common/stream-slots';
import { Public } from '../auth/access';
import { tooManyStreams } from './blog.errors';
import { ContentChanges } from './content-changes';
import {
  PostListDto,
  PostPageDto,
  PublicPostsQueryDto,
  SitemapEntryDto,
  SitemapQueryDto,
} from './public-posts.dto';
import { PublicCacheInterceptor } from './public-cache.interceptor';
import { PublicPostsService } from './public-posts.service';

const HEARTBEAT_MS = 15_000;

@ApiTags('blog')
@Public()
@Controller('api/blog')
export class PublicPostsController {
  private readonly streamSlots = new StreamSlots();

  constructor(
    private readonly posts: PublicPostsService,
    private readonly changes: ContentChanges,
  ) {}

  @Get('posts')
  @UseInterceptors(PublicCacheInterceptor)
  @ApiOkResponse({ type: PostListDto })
  @ApiErrors(400, 503)
  list(@Query() query: PublicPostsQueryDto): Promise<PostListDto> {
    return this.posts.list(query);
  }

  @Get('posts/:slug')
  @UseInterceptors(PublicCacheInterceptor)
  @ApiOkResponse({ type: PostPageDto })
  @ApiErrors(404, 503)
  read(@Param('slug') slug: string): Promise<PostPageDto> {
    return this.posts.read(slug);
  }

  @Get('sitemap-entries')
  @UseInterceptors(PublicCacheInterceptor)
  @ApiOkResponse({ type: [SitemapEntryDto] })
  @ApiErrors(400, 503)
  sitemap(@Query() query: SitemapQueryDto): Promise<SitemapEntryDto[]> {
    return this.posts.sitemap(query);
  }

  /** Server-sent events: the present version first, then every change of published content. */
  @Sse('changes')
  @ApiOkResponse({
    description:
      'Events of `{ version, slugs }`. A new version means that any public response may have changed.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiErrors(503)
  stream(@Ip() address: string): Observable<MessageEvent> {
    const giveBack = this.streamSlots.take(address);
    if (!giveBack) throw tooManyStreams();
    const changes = this.changes.follow().pipe(share());
    const ended = changes.pipe(ignoreElements(), endWith(true));
    const heartbeats = interval(HEARTBEAT_MS).pipe(takeUntil(ended));
    return merge(
      changes.pipe(map((data) => ({ data }))),
      heartbeats.pipe(map(() => ({ type: 'heartbeat', data: '' }))),
    ).pipe(finalize(giveBack));
  }
}
