import {
  Controller,
  Get,
  Inject,
  Param,
  Query,
  Sse,
  UseInterceptors,
  type MessageEvent,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { interval, map, merge, of, type Observable } from 'rxjs';
import { ApiErrors } from '../../common/api-errors.decorator';
import { Public } from '../auth/access';
import { ContentChanges } from './content-changes';
import { PostListDto, PostPageDto, PublicPostsQueryDto, SitemapEntryDto } from './posts.dto';
import { KeepPublicAnswer } from './public-answers';
import { PublicPostsService } from './public-posts.service';

const HEARTBEAT_MS = 15_000;

@ApiTags('blog')
@Public()
@Controller('api/blog')
export class PublicPostsController {
  constructor(
    @Inject(PublicPostsService) private readonly posts: PublicPostsService,
    @Inject(ContentChanges) private readonly changes: ContentChanges,
  ) {}

  @Get('posts')
  @UseInterceptors(KeepPublicAnswer)
  @ApiOkResponse({ type: PostListDto })
  @ApiErrors(400, 503)
  list(@Query() query: PublicPostsQueryDto): Promise<PostListDto> {
    return this.posts.list(query);
  }

  @Get('posts/:slug')
  @UseInterceptors(KeepPublicAnswer)
  @ApiOkResponse({ type: PostPageDto })
  @ApiErrors(404, 503)
  read(@Param('slug') slug: string): Promise<PostPageDto> {
    return this.posts.read(slug);
  }

  @Get('sitemap-entries')
  @UseInterceptors(KeepPublicAnswer)
  @ApiOkResponse({ type: [SitemapEntryDto] })
  @ApiErrors(503)
  sitemap(): Promise<SitemapEntryDto[]> {
    return this.posts.sitemap();
  }

  /** Server-sent events: the present version first, then every change of published content. */
  @Sse('changes')
  @ApiOkResponse({ description: 'text/event-stream of { version, slugs }' })
  stream(): Observable<MessageEvent> {
    const present = of({ version: this.changes.version, slugs: [] });
    return merge(
      merge(present, this.changes.stream).pipe(map((data) => ({ data }))),
      interval(HEARTBEAT_MS).pipe(map(() => ({ type: 'heartbeat', data: '' }))),
    );
  }
}
