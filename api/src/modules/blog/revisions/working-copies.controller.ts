import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../contract/answers';
import { NotAudited } from '../../audit/audited';
import { CurrentUser, RequireArea } from '../../auth/access';
import { UserEntity } from '../../auth/user.entity';
import {
  DiscardQueryDto,
  SaveWorkingCopyDto,
  WorkingCopyAnswerDto,
  WorkingCopyReceiptDto,
} from './working-copies.dto';
import { WorkingCopiesService } from './working-copies.service';

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
  @HttpCode(204)
  discard(
    @Param('post') post: string,
    @Param('tab') tab: string,
    @Query() { saved_at }: DiscardQueryDto,
    @CurrentUser() author: UserEntity,
  ): Promise<void> {
    return this.copies.discard(post, tab, author.id, saved_at);
  }
}
