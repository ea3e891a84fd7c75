import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { Answers, AnswersCreated } from '../../../contract/answers';
import { CurrentUser, RequireArea } from '../../auth/access';
import { UserEntity } from '../../auth/user.entity';
import {
  AdminPostDto,
  AdminPostsDto,
  AdminPostsQueryDto,
  AuthorListDto,
  CreatePostDto,
  PostChangedDto,
  UpdatePostDto,
} from './posts.dto';
import { PostsService } from './posts.service';
import { TrashService } from './trash.service';

@ApiTags('blog, admin')
@RequireArea('posts')
@Controller('api/blog')
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly trash: TrashService,
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
  @HttpCode(204)
  remove(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<void> {
    return this.trash.add(id, user);
  }
}
