import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Sse,
  UseGuards,
  type MessageEvent,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
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
import { Public } from '../auth/access';
import { ContentChanges } from './content-changes';
import { ANY_POST, tagsOfList, tagsOfPage } from './content-tags';
import { ChangeReceiptDto } from './change-receipts.dto';
import { ChangeReceipts } from './change-receipts';
import {
  PostListDto,
  PostPageDto,
  PublicPostsQueryDto,
  SitemapEntryDto,
  SitemapQueryDto,
} from './public-posts.dto';
import { PublicCache } from './public-cache.interceptor';
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
    private readonly receipts: ChangeReceipts,
  ) {}

  @Get('posts')
  @PublicCache(tagsOfList)
  @ApiOkResponse({ type: PostListDto })
  @ApiErrors(400, 503)
  list(@Query() query: PublicPostsQueryDto): Promise<PostListDto> {
    return this.posts.list(query);
  }

  @Get('posts/:slug')
  @PublicCache(tagsOfPage)
  @ApiOkResponse({ type: PostPageDto })
  @ApiErrors(404, 503)
  read(@Param('slug') slug: string): Promise<PostPageDto> {
    return this.posts.read(slug);
  }

  @Get('sitemap-entries')
  @PublicCache(() => [ANY_POST])
  @ApiOkResponse({ type: [SitemapEntryDto] })
  @ApiErrors(400, 503)
  sitemap(@Query() query: SitemapQueryDto): Promise<SitemapEntryDto[]> {
    return this.posts.sitemap(query);
  }

  /**
   * Server-sent events: the present version and the client's id first, then every change of published content. A client
   * that caches acknowledges each version at `changes/received`.
   */
  @Sse('changes')
  @UseGuards(StreamSlotGuard)
  @ApiOkResponse({
    description:
      'Events of `{ version, slugs, tags }`, the first one with `follower`. Public responses name what they show in Surrogate-Key: a change touches those that share a tag with it, and any where `tags` is null.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiErrors(503)
  stream(): Observable<MessageEvent> {
    const { follower, leave } = this.receipts.follow();
    const changes = this.changes.follow().pipe(share());
    const ended = changes.pipe(ignoreElements(), endWith(true));
    const heartbeats = interval(HEARTBEAT_MS).pipe(takeUntil(ended));
    return merge(
      changes.pipe(map((change, index) => ({ data: index === 0 ? { ...change, follower } : change }))),
      heartbeats.pipe(map(() => ({ type: 'heartbeat', data: '' }))),
    ).pipe(finalize(leave));
  }

  /** A client of the stream has dropped what a version changed; an unknown one changes nothing. */
  @Post('changes/received')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(400, 413, 415, 503)
  async acknowledge(@Body() { follower, version }: ChangeReceiptDto): Promise<void> {
    await this.receipts.take(follower, version);
  }
}
