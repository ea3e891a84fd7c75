import { Day, ListOf, Nested, OneOf, Text } from '../../contract/response-fields';

/**
 * `none`: no licensed reviewer has read it. `current`: reviewed as it reads now. `expired`: so too, and the date for
 * another review has passed. `changed`: it was reviewed and reads otherwise now.
 */
export const REVIEW_STATES = ['none', 'current', 'expired', 'changed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What visitors read of the review of a post. */
export class PublicReviewDto {
  @OneOf(REVIEW_STATES) state: ReviewState;
  @Day({ nullable: true, description: 'null where the state is none.' }) reviewed_on: string | null;
  @Day({ nullable: true, description: 'The last day that it is valid.' }) next_on: string | null;
  @Text({ nullable: true, description: 'null without the consent of the reviewer.' }) reviewer: string | null;
  @Text({ nullable: true, description: 'null without the consent of the reviewer.' }) title: string | null;
  @Text({ nullable: true, description: 'The profession of the licence.' }) legitimation: string | null;
  @Text({ nullable: true, description: 'null without the consent of the reviewer.' }) workplace:
    string | null;
  @Text({ nullable: true }) scope: string | null;
}

export class ReviewedPostDto {
  @Text() slug: string;
  @Text() title: string;
  @Nested(PublicReviewDto) review: PublicReviewDto;
  @Day({ nullable: true, description: 'As of the post: the oldest last check of its sources.' })
  sources_checked_on: string | null;
}

export class PublicReviewsDto {
  @ListOf(ReviewedPostDto, 'Published posts that show the crisis card or were reviewed, by title.')
  posts: ReviewedPostDto[];
}
