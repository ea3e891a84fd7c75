import {
  Controller,
  Get,
  Param,
  Query,
  Sse,
  UseGuards,
  UseInterceptors,
  type MessageEvent,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { endWith, ignoreElements, interval, map, merge, share, takeUntil, type Observable } from 'rxjs';
import { ApiErrors } from '../../common/api-errors.decorator';
import { Public } from '../auth/access';
import { ContentChanges } from './content-changes';
import { PostListDto, PostPageDto, PublicPostsQueryDto, SitemapEntryDto } from './public-posts.dto';
import { PublicCacheInterceptor } from './public-cache.interceptor';
import { PublicPostsService } from './public-posts.service';
import { StreamSlotGuard } from './stream-slot.guard';

const HEARTBEAT_MS = 15_000;

@ApiTags('blog')
@Public()
@Controller('api/blog')
export class PublicPostsController {
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
  @ApiErrors(503)
  sitemap(): Promise<SitemapEntryDto[]> {
    return this.posts.sitemap();
  }

  /** Server-sent events: the present version first, then every change of published content. */
  @Sse('changes')
  @UseGuards(StreamSlotGuard)
  @ApiOkResponse({
    description:
      'Events of `{ version, slugs }`. A new version means that any public response may have changed.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiErrors(503)
  stream(): Observable<MessageEvent> {
    const changes = this.changes.follow().pipe(share());
    const ended = changes.pipe(ignoreElements(), endWith(true));
    const heartbeats = interval(HEARTBEAT_MS).pipe(takeUntil(ended));
    return merge(
      changes.pipe(map((data) => ({ data }))),
      heartbeats.pipe(map(() => ({ type: 'heartbeat', data: '' }))),
    );
  }
}
