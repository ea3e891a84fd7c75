import { Body, Controller, Get, Param, Post, Put, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersCreated, AnswersNothing } from '../../contract/answers';
import { CurrentUser, RequireArea, RequireStepUp, Public } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import {
  ConsentDto,
  DecideReviewDto,
  RemarkDto,
  ReviewDto,
  ReviewedTextDto,
  ReviewListDto,
  EditorialChangeDto,
  PostReviewListDto,
  ReviewerListDto,
  SendReviewDto,
  PublicReviewsDto,
} from './reviews.dto';
import { ReviewsService } from './reviews.service';
import { Database } from '../../database/database';
import { ANY_POST } from '../blog/changes/content-tags';
import { PublicCache } from '../blog/changes/public-cache.interceptor';
import { findPublicReviews } from './reviews.repository';

/** What was sent to the caller to review. */
@ApiTags('reviews, admin')
@RequireArea('reviews')
@Controller('api/admin/reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get()
  @Answers(ReviewListDto)
  async list(@CurrentUser() user: UserEntity): Promise<ReviewListDto> {
    return { reviews: await this.reviews.list(user) };
  }

  @Get(':id')
  @Answers(ReviewedTextDto)
  read(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<ReviewedTextDto> {
    return this.reviews.read(id, user);
  }

  @Post(':id/remarks')
  @AnswersCreated(ReviewDto, 409)
  remark(
    @Param('id') id: string,
    @Body() remark: RemarkDto,
    @CurrentUser() user: UserEntity,
  ): Promise<ReviewDto> {
    return this.reviews.remark({ id, reviewerId: user.id }, remark);
  }

  /** Approves the version, or returns it to its author. */
  @Post(':id/verdict')
  @RequireStepUp()
  @Answers(ReviewDto, 409)
  decide(
    @Param('id') id: string,
    @Body() decision: DecideReviewDto,
    @CurrentUser() user: UserEntity,
  ): Promise<ReviewDto> {
    return this.reviews.decide({ id, reviewerId: user.id }, decision);
  }

  /** Lets the caller be named in public, or no longer. An owner withdraws it for a reviewer without an account. */
  @Put(':id/consent')
  @Answers(ReviewDto)
  consent(
    @Param('id') id: string,
    @Body() { consents_to_name }: ConsentDto,
    @CurrentUser() user: UserEntity,
  ): Promise<ReviewDto> {
    const isWithdrawnByOwner = user.role === 'admin' && !consents_to_name;
    return this.reviews.consent(isWithdrawnByOwner ? { id } : { id, reviewerId: user.id }, consents_to_name);
  }
}

@Public()
@ApiTags('reviews')
@Controller('api/reviews')
export class PublicReviewsController {
  constructor(private readonly database: Database) {}

  /** Which texts are reviewed, by whom and until when, and which are not. */
  @Get()
  @PublicCache(() => [ANY_POST])
  @Answers(PublicReviewsDto)
  async list(): Promise<PublicReviewsDto> {
    return { posts: await findPublicReviews(this.database.manager) };
  }
}

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
