import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../contract/api-errors.decorator';
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
@ApiBearerAuth()
@RequireArea('posts')
@NotAudited('typing is no action: it changes nothing that anybody else sees')
@ApiParam({ name: 'post', description: 'Id of a post, or `new` for a new post.' })
@Controller('api/blog/admin/working-copies/:post')
export class WorkingCopiesController {
  constructor(private readonly copies: WorkingCopiesService) {}

  @Get()
  @ApiOkResponse({ type: WorkingCopyAnswerDto })
  @ApiErrors(401, 403, 404, 503)
  read(@Param('post') post: string, @CurrentUser() author: UserEntity): Promise<WorkingCopyAnswerDto> {
    return this.copies.read(post, author.id);
  }

  @Put()
  @ApiOkResponse({ type: WorkingCopyReceiptDto })
  @ApiErrors(400, 401, 403, 404, 413, 415, 503)
  save(
    @Param('post') post: string,
    @Body() body: SaveWorkingCopyDto,
    @CurrentUser() author: UserEntity,
  ): Promise<WorkingCopyReceiptDto> {
    return this.copies.save(post, author.id, body);
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404, 503)
  discard(@Param('post') post: string, @CurrentUser() author: UserEntity): Promise<void> {
    return this.copies.discard(post, author.id);
  }

  @Put(':tab')
  @ApiOkResponse({ type: WorkingCopyReceiptDto })
  @ApiErrors(400, 401, 403, 404, 413, 415, 503)
  saveOfTab(
    @Param('post') post: string,
    @Param('tab') tab: string,
    @Body() body: SaveWorkingCopyDto,
    @CurrentUser() author: UserEntity,
  ): Promise<WorkingCopyReceiptDto> {
    return this.copies.save(post, author.id, body, tab);
  }

  @Delete(':tab')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 403, 404, 503)
  discardOfTab(
    @Param('post') post: string,
    @Param('tab') tab: string,
    @Query() { saved_at }: DiscardQueryDto,
    @CurrentUser() author: UserEntity,
  ): Promise<void> {
    return this.copies.discard(post, author.id, tab, saved_at);
  }
}
