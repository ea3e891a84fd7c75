import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../contract/api-errors.decorator';
import { PageDto } from '../../../contract/pagination';
import { CurrentUser, RequireArea } from '../../auth/access';
import { UserEntity } from '../../auth/user.entity';
import { AdminPostDto, PostChangedDto } from '../posts/posts.dto';
import { RestoreRevisionDto, RevisionDto, RevisionListDto } from './revisions.dto';
import { RevisionsService } from './revisions.service';

@ApiTags('blog, admin')
@ApiBearerAuth()
@RequireArea('posts')
@Controller('api/blog/admin/posts/:id/revisions')
export class RevisionsController {
  constructor(private readonly revisions: RevisionsService) {}

  @Get()
  @ApiOkResponse({ type: RevisionListDto })
  @ApiErrors(400, 401, 403, 404, 503)
  list(@Param('id') id: string, @Query() query: PageDto): Promise<RevisionListDto> {
    return this.revisions.list(id, query);
  }

  @Get(':version')
  @ApiOkResponse({ type: RevisionDto })
  @ApiErrors(401, 403, 404, 503)
  read(@Param('id') id: string, @Param('version') version: string): Promise<RevisionDto> {
    return this.revisions.read(id, version);
  }

  /** Saves the revision's text as the post's next version; status and slug stay. */
  @Post(':version/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: AdminPostDto })
  @ApiPreconditionFailedResponse({ type: PostChangedDto })
  @ApiErrors(400, 401, 403, 404, 413, 415, 503)
  restore(
    @Param('id') id: string,
    @Param('version') version: string,
    @Body() body: RestoreRevisionDto,
    @CurrentUser() user: UserEntity,
  ): Promise<AdminPostDto> {
    return this.revisions.restore(id, version, body.version, user);
  }
}
