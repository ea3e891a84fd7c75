import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { Database } from '../../database/database';
import { Public } from '../auth/access';
import { ANY_POST } from '../blog/changes/content-tags';
import { PublicCache } from '../blog/changes/public-cache.interceptor';
import { PublicReviewsDto } from './public-reviews.dto';
import { findPublicReviews } from './public-reviews.repository';

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
