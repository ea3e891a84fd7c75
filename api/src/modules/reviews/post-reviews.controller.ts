import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersCreated, AnswersNothing } from '../../contract/answers';
import { CurrentUser, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import {
  EditorialChangeDto,
  PostReviewListDto,
  ReviewDto,
  ReviewerListDto,
  SendReviewDto,
} from './reviews.dto';
import { ReviewsService } from './reviews.service';

/** Reviews as the editors of a post see them. */
@ApiTags('blog, admin')
@RequireArea('posts')
@Controller('api/blog/admin')
export class PostReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get('reviewers')
  @Answers(ReviewerListDto)
  async reviewers(): Promise<ReviewerListDto> {
    return { reviewers: await this.reviews.reviewers() };
  }

  @Get('posts/:id/reviews')
  @Answers(PostReviewListDto)
  list(@Param('id') id: string): Promise<PostReviewListDto> {
    return this.reviews.listOf(id);
  }

  /** Keeps the last review for a text that is corrected in no clinical sentence. */
  @Post('posts/:id/reviews/editorial-changes')
  @AnswersCreated(PostReviewListDto, 422)
  keep(
    @Param('id') id: string,
    @Body() { reason }: EditorialChangeDto,
    @CurrentUser() user: UserEntity,
  ): Promise<PostReviewListDto> {
    return this.reviews.keep(id, reason, user);
  }

  /** Sends a version to a reviewer, who is told by mail. */
  @Post('posts/:id/reviews')
  @AnswersCreated(ReviewDto, 409)
  send(
    @Param('id') id: string,
    @Body() review: SendReviewDto,
    @CurrentUser() user: UserEntity,
  ): Promise<ReviewDto> {
    return this.reviews.send(id, review, user);
  }

  /** Mails a new link to a reviewer without an account. The earlier one ends. */
  @Post('posts/:id/reviews/:review/link')
  @AnswersCreated(ReviewDto, 409)
  renewLink(
    @Param('id') id: string,
    @Param('review') review: string,
    @CurrentUser() user: UserEntity,
  ): Promise<ReviewDto> {
    return this.reviews.renewLink({ postId: id, id: review }, user);
  }

  /** Takes back what was sent, such as to a wrong address, before its reviewer has decided. */
  @Delete('posts/:id/reviews/:review')
  @AnswersNothing(409)
  withdraw(@Param('id') postId: string, @Param('review') id: string): Promise<void> {
    return this.reviews.withdraw({ postId, id });
  }
}
