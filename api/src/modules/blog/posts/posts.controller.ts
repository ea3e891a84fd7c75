import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../contract/api-errors.decorator';
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
  @ApiOkResponse({ type: AdminPostsDto })
  list(@Query() query: AdminPostsQueryDto): Promise<AdminPostsDto> {
    return this.posts.list(query);
  }

  /** Whom a post may name as its author. */
  @Get('admin/authors')
  @ApiOkResponse({ type: AuthorListDto })
  async authors(): Promise<AuthorListDto> {
    return { authors: await this.posts.authors() };
  }

  @Get('admin/posts/:id')
  @ApiOkResponse({ type: AdminPostDto })
  read(@Param('id') id: string): Promise<AdminPostDto> {
    return this.posts.read(id);
  }

  @Post('posts')
  @ApiCreatedResponse({ type: AdminPostDto })
  @ApiErrors(422)
  create(@Body() fields: CreatePostDto, @CurrentUser() author: UserEntity): Promise<AdminPostDto> {
    return this.posts.create(fields, author);
  }

  @Put('posts/:id')
  @ApiOkResponse({ type: AdminPostDto })
  @ApiPreconditionFailedResponse({ type: PostChangedDto })
  @ApiErrors(422)
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
