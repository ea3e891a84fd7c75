import {
  Controller,
  Get,
  Param,
  Query,
  Sse,
  UseGuards,
  type MessageEvent,
  Inject,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { endWith, ignoreElements, interval, map, merge, share, takeUntil, type Observable } from 'rxjs';
import { Answers, ApiErrors } from '../../../contract/answers';
import { Public } from '../../auth/access';
import { ContentChanges } from '../changes/content-changes';
import { ANY_POST, tagsOfList, tagsOfPage } from '../changes/content-tags';
import { PublicCorrectionListDto } from './posts.dto';
import { CorrectionsService } from './corrections.service';
import {
  PostListDto,
  PostPageDto,
  PublicPostsQueryDto,
  SitemapEntryDto,
  SitemapQueryDto,
} from './public-posts.dto';
import { PublicCache } from '../changes/public-cache.interceptor';
import { PublicPostsService } from './public-posts.service';
import { hasBearerSecret } from '@stillsam/http-server/sender';
import { COMMON_ERRORS } from '../../../http/domain-error';
import { DomainError } from '../../../http/domain-error';
import { API_CONFIG, type ApiConfig } from '../../../config/env';

/** Lets our own servers in, which carry the internal secret. For everybody else there is nothing at the address. */
@Injectable()
class InternalSecretGuard implements CanActivate {
  constructor(@Inject(API_CONFIG) private readonly config: ApiConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<{ headers: { authorization?: string } }>();
    if (hasBearerSecret(headers.authorization, this.config.internalSecret)) return true;
    throw new DomainError(404, 'NOT_FOUND', COMMON_ERRORS.NOT_FOUND);
  }
}

const HEARTBEAT_MS = 15_000;

@ApiTags('blog')
@Public()
@Controller('api/blog')
export class PublicPostsController {
  constructor(
    private readonly posts: PublicPostsService,
    private readonly corrections: CorrectionsService,
    private readonly changes: ContentChanges,
  ) {}

  @Get('posts')
  @PublicCache(tagsOfList)
  @Answers(PostListDto)
  list(@Query() query: PublicPostsQueryDto): Promise<PostListDto> {
    return this.posts.list(query);
  }

  @Get('posts/:slug')
  @PublicCache(tagsOfPage)
  @Answers(PostPageDto)
  read(@Param('slug') slug: string): Promise<PostPageDto> {
    return this.posts.read(slug);
  }

  /** What published articles have said that was wrong. */
  @Get('corrections')
  @PublicCache(() => [ANY_POST])
  @Answers(PublicCorrectionListDto)
  async listCorrections(): Promise<PublicCorrectionListDto> {
    return { corrections: await this.corrections.list() };
  }

  @Get('sitemap-entries')
  @PublicCache(() => [ANY_POST])
  @Answers([SitemapEntryDto])
  sitemap(@Query() query: SitemapQueryDto): Promise<SitemapEntryDto[]> {
    return this.posts.sitemap(query);
  }

  /** For our own servers. Server-sent events: the present version first, then every change of published content. */
  @Sse('changes')
  @UseGuards(InternalSecretGuard)
  @ApiOkResponse({
    description:
      'Events of `{ version, slugs, tags }`. Public responses name what they show in Surrogate-Key: a change touches those that share a tag with it, and any where `tags` is null.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiErrors(404)
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
