import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../contract/api-errors.decorator';
import { CurrentUser, RequireArea } from '../../auth/access';
import { UserEntity } from '../../auth/user.entity';
import { AdminPostDto } from './posts.dto';
import { TrashDto, TrashQueryDto } from './trash.dto';
import { TrashService } from './trash.service';

@ApiTags('blog, admin')
@RequireArea('posts')
@Controller('api/blog/admin/trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Get()
  @ApiOkResponse({ type: TrashDto })
  list(@Query() query: TrashQueryDto): Promise<TrashDto> {
    return this.trash.list(query);
  }

  /** Restores a post as a draft. */
  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: AdminPostDto })
  @ApiErrors(413, 415)
  restore(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<AdminPostDto> {
    return this.trash.restore(id, user);
  }
}
