import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../contract/answers';
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
  @Answers(RevisionListDto)
  list(@Param('id') id: string, @Query() query: PageDto): Promise<RevisionListDto> {
    return this.revisions.list(id, query);
  }

  @Get(':version')
  @Answers(RevisionDto)
  read(@Param('id') id: string, @Param('version') version: string): Promise<RevisionDto> {
    return this.revisions.read(id, version);
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
    return this.revisions.restore(id, version, body.version, user);
  }
}
