import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiPreconditionFailedResponse, ApiTags, ApiParam } from '@nestjs/swagger';
import { Answers, AnswersCreated, AnswersNothing } from '../../../contract/answers';
import { SearchQueryDto } from '../../../contract/search';
import { CurrentUser, RequireArea } from '../../auth/access';
import { UserEntity } from '../../auth/user.entity';
import { PageDto } from '../../../contract/pagination';
import {
  AdminPostDto,
  AdminPostsDto,
  AdminPostsQueryDto,
  AuthorListDto,
  CreatePostDto,
  PostChangedDto,
  UpdatePostDto,
  TrashDto,
  RestoreRevisionDto,
  RevisionDto,
  RevisionListDto,
  CorrectionDto,
  CorrectionListDto,
  PublishCorrectionDto,
} from './posts.dto';
import { PostsService } from './posts.service';
import { PostHistoryService } from './post-history.service';
import { CorrectionsService } from './corrections.service';
import { NotAudited } from '../../audit/audited';
import {
  DiscardQueryDto,
  SaveWorkingCopyDto,
  WorkingCopyAnswerDto,
  WorkingCopyReceiptDto,
} from './working-copies.dto';
import { WorkingCopiesService } from './working-copies.service';

@ApiTags('blog, admin')
@RequireArea('posts')
@Controller('api/blog')
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly history: PostHistoryService,
  ) {}

  @Get('admin/posts')
  @Answers(AdminPostsDto)
  list(@Query() query: AdminPostsQueryDto): Promise<AdminPostsDto> {
    return this.posts.list(query);
  }

  /** Whom a post may name as its author. */
  @Get('admin/authors')
  @Answers(AuthorListDto)
  async authors(): Promise<AuthorListDto> {
    return { authors: await this.posts.authors() };
  }

  @Get('admin/posts/:id')
  @Answers(AdminPostDto)
  read(@Param('id') id: string): Promise<AdminPostDto> {
    return this.posts.read(id);
  }

  @Post('posts')
  @AnswersCreated(AdminPostDto, 422)
  create(@Body() fields: CreatePostDto, @CurrentUser() author: UserEntity): Promise<AdminPostDto> {
    return this.posts.create(fields, author);
  }

  @Put('posts/:id')
  @Answers(AdminPostDto, 422)
  @ApiPreconditionFailedResponse({ type: PostChangedDto })
  update(
    @Param('id') id: string,
    @Body() fields: UpdatePostDto,
    @CurrentUser() author: UserEntity,
  ): Promise<AdminPostDto> {
    return this.posts.update(id, fields, author);
  }

  /** Moves a post to the trash. */
  @Delete('posts/:id')
  @AnswersNothing()
  remove(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.history.remove(id, user);
  }
}

@ApiTags('blog, admin')
@RequireArea('posts')
@Controller('api/blog/admin/trash')
export class TrashController {
  constructor(private readonly history: PostHistoryService) {}

  @Get()
  @Answers(TrashDto)
  list(@Query() query: SearchQueryDto): Promise<TrashDto> {
    return this.history.listTrash(query);
  }

  /** Restores a post as a draft. */
  @Post(':id/restore')
  @Answers(AdminPostDto, 413, 415)
  restore(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<AdminPostDto> {
    return this.history.restoreFromTrash(id, user);
  }

  /** Deletes a post in the trash for good, with its revisions. */
  @Delete(':id')
  @AnswersNothing()
  remove(@Param('id') id: string): Promise<void> {
    return this.history.deleteForGood(id);
  }
}

@ApiTags('blog, admin')
@RequireArea('posts')
@Controller('api/blog/admin/posts/:id/revisions')
export class RevisionsController {
  constructor(private readonly history: PostHistoryService) {}

  @Get()
  @Answers(RevisionListDto)
  list(@Param('id') id: string, @Query() query: PageDto): Promise<RevisionListDto> {
    return this.history.listRevisions(id, query);
  }

  @Get(':version')
  @Answers(RevisionDto)
  read(@Param('id') id: string, @Param('version') version: string): Promise<RevisionDto> {
    return this.history.readRevision(id, version);
  }

  /** Saves the revision's text as the post's next version; status and slug stay. */
  @Post(':version/restore')
  @Answers(AdminPostDto)
  @ApiPreconditionFailedResponse({ type: PostChangedDto })
  restore(
    @Param('id') id: string,
    @Param('version') version: string,
    @Body() body: RestoreRevisionDto,
    @CurrentUser() user: UserEntity,
  ): Promise<AdminPostDto> {
    return this.history.restoreRevision(id, version, body.version, user);
  }
}

/** Corrections as the editors of a post see them. */
@ApiTags('blog, admin')
@RequireArea('posts')
@Controller('api/blog/admin/posts')
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  @Get(':id/corrections')
  @Answers(CorrectionListDto)
  async list(@Param('id') id: string): Promise<CorrectionListDto> {
    return { corrections: await this.corrections.listOf(id) };
  }

  /** Publishes a correction of a published post. */
  @Post(':id/corrections')
  @AnswersCreated(CorrectionDto)
  publish(@Param('id') id: string, @Body() { text }: PublishCorrectionDto): Promise<CorrectionDto> {
    return this.corrections.publish(id, text);
  }

  @Delete(':id/corrections/:correction')
  @AnswersNothing()
  remove(@Param('id') id: string, @Param('correction') correction: string): Promise<void> {
    return this.corrections.remove(id, correction);
  }
}

@ApiTags('blog, admin')
@RequireArea('posts')
@NotAudited('typing is no action: it changes nothing that anybody else sees')
@ApiParam({ name: 'post', description: 'Id of a post, or `new` for a new post.' })
@Controller('api/blog/admin/working-copies/:post')
export class WorkingCopiesController {
  constructor(private readonly copies: WorkingCopiesService) {}

  @Get()
  @Answers(WorkingCopyAnswerDto)
  read(@Param('post') post: string, @CurrentUser() author: UserEntity): Promise<WorkingCopyAnswerDto> {
    return this.copies.read(post, author.id);
  }

  @Put(':tab')
  @Answers(WorkingCopyReceiptDto)
  save(
    @Param('post') post: string,
    @Param('tab') tab: string,
    @Body() body: SaveWorkingCopyDto,
    @CurrentUser() author: UserEntity,
  ): Promise<WorkingCopyReceiptDto> {
    return this.copies.save(post, tab, author.id, body);
  }

  @Delete(':tab')
  @AnswersNothing()
  discard(
    @Param('post') post: string,
    @Param('tab') tab: string,
    @Query() { saved_at }: DiscardQueryDto,
    @CurrentUser() author: UserEntity,
  ): Promise<void> {
    return this.copies.discard(post, tab, author.id, saved_at);
  }
}
