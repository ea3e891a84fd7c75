import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../contract/answers';
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
  @Answers(TrashDto)
  list(@Query() query: TrashQueryDto): Promise<TrashDto> {
    return this.trash.list(query);
  }

  /** Restores a post as a draft. */
  @Post(':id/restore')
  @Answers(AdminPostDto, 413, 415)
  restore(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<AdminPostDto> {
    return this.trash.restore(id, user);
  }
}
