import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { CurrentUser, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { ReviewDto, ReviewerListDto, ReviewListDto, SendReviewDto } from './reviews.dto';
import { ReviewsService } from './reviews.service';

/** Reviews as the editors of a post see them. */
@ApiTags('blog, admin')
@ApiBearerAuth()
@RequireArea('posts')
@Controller('api/blog/admin')
export class PostReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get('reviewers')
  @ApiOkResponse({ type: ReviewerListDto })
  @ApiErrors(401, 403, 503)
  async reviewers(): Promise<ReviewerListDto> {
    return { reviewers: await this.reviews.reviewers() };
  }

  @Get('posts/:id/reviews')
  @ApiOkResponse({ type: ReviewListDto })
  @ApiErrors(401, 403, 404, 503)
  async list(@Param('id') id: string): Promise<ReviewListDto> {
    return { reviews: await this.reviews.listOf(id) };
  }

  /** Sends a version to a reviewer, who is told by mail. */
  @Post('posts/:id/reviews')
  @ApiCreatedResponse({ type: ReviewDto })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415, 503)
  send(
    @Param('id') id: string,
    @Body() review: SendReviewDto,
    @CurrentUser() user: UserEntity,
  ): Promise<ReviewDto> {
    return this.reviews.send(id, review, user);
  }
}
