import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { PageDto } from '../../../contract/pagination';
import { CurrentUser, RequireArea } from '../../auth/access';
import { UserEntity } from '../../auth/user.entity';
import { AdminPostDto, PostChangedDto } from '../posts/posts.dto';
import { RestoreRevisionDto, RevisionDto, RevisionListDto } from './revisions.dto';
import { RevisionsService } from './revisions.service';

@ApiTags('blog, admin')
@RequireArea('posts')
@Controller('api/blog/admin/posts/:id/revisions')
export class RevisionsController {
  constructor(private readonly revisions: RevisionsService) {}

  @Get()
  @ApiOkResponse({ type: RevisionListDto })
  list(@Param('id') id: string, @Query() query: PageDto): Promise<RevisionListDto> {
    return this.revisions.list(id, query);
  }

  @Get(':version')
  @ApiOkResponse({ type: RevisionDto })
  read(@Param('id') id: string, @Param('version') version: string): Promise<RevisionDto> {
    return this.revisions.read(id, version);
  }

  /** Saves the revision's text as the post's next version; status and slug stay. */
  @Post(':version/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: AdminPostDto })
  @ApiPreconditionFailedResponse({ type: PostChangedDto })
  restore(
    @Param('id') id: string,
    @Param('version') version: string,
    @Body() body: RestoreRevisionDto,
    @CurrentUser() user: UserEntity,
  ): Promise<AdminPostDto> {
    return this.revisions.restore(id, version, body.version, user);
  }
}
