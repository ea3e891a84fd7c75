import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { SITEMAP_PART } from '@stillsam/contracts';
import { Max } from 'class-validator';
import { PaginationDto } from '../../../contract/pagination';
import { IsOneOf, IsText, IsWhole } from '../../../contract/request-fields';
import {
  Day,
  Describe,
  Flag,
  ListOf,
  Nested,
  Numeric,
  OneOf,
  Text,
  Timestamp,
} from '../../../contract/response-fields';
import { SearchQueryDto } from '../../../contract/search';
import { CorrectionDto } from './posts.dto';
import { CATEGORY_IDS, type CategoryId } from './categories';
import { PublicReviewDto } from '../../reviews/reviews.dto';
import { PostFields } from './post-fields';

/** How a post fits a search: as it was written, or in another form of its words. */
const POST_MATCHES = ['exact', 'related'] as const;
export type PostMatch = (typeof POST_MATCHES)[number];

const POST_LENGTHS = ['short'] as const;
type PostLength = (typeof POST_LENGTHS)[number];

export class PublicPostsQueryDto extends SearchQueryDto {
  @Describe('A category id, `alla`, or an alias; an unknown one means all.')
  @IsText({ max: [100, 'Kategorin är för lång.'], required: false })
  category?: string;

  @IsOneOf(POST_LENGTHS, 'Längden finns inte.', {
    required: false,
    description: '`short`: posts that have a short edition. Missing: all.',
  })
  length?: PostLength;
}

const LAST_PART = 10_000;

export class SitemapQueryDto {
  @Max(LAST_PART, { message: 'Delen finns inte.' })
  @Describe(`Parts of ${SITEMAP_PART} posts, the oldest first.`)
  @IsWhole(
    { isQuery: true, min: [1, 'Delar räknas från 1.'], required: false, default: 1 },
    'Delen ska vara ett heltal.',
  )
  part: number = 1;
}

export class RelatedPostDto extends PickType(PostFields, ['slug', 'title', 'excerpt', 'categories']) {
  @Text() id: string;
  @Text({ nullable: true }) image_url: string | null;
  @Text('The point of the image that every crop keeps: percent from the left and from the top.')
  image_focus: string;
  @Numeric('Minutes.') reading_time: number;
}

export class PostListingDto extends IntersectionType(
  RelatedPostDto,
  PickType(PostFields, ['tags', 'difficulty', 'icon']),
) {
  @Numeric({ nullable: true, description: 'Minutes; null for a post without a short edition.' })
  short_reading_time: number | null;

  @Text() author: string;
  @Timestamp() published_at: Date;
  @Timestamp() updated_at: Date;
}

export class FoundPostDto extends PostListingDto {
  @OneOf(POST_MATCHES, {
    required: false,
    description:
      'Of a search: `exact` contains the search text literally, `related` other forms of its words.',
  })
  match?: PostMatch;
}

export class CategoryCountDto {
  @OneOf(CATEGORY_IDS) id: CategoryId;
  @Text() title: string;
  @Numeric() count: number;
}

export class PostListDto {
  @ListOf(FoundPostDto) posts: FoundPostDto[];
  @Nested(PaginationDto) pagination: PaginationDto;

  @ListOf(CategoryCountDto, 'Counts of all published posts, whatever the filter.')
  categories: CategoryCountDto[];

  @Numeric('All published posts.') total: number;

  @Numeric({
    required: false,
    description: 'Of a search: how many match exactly. They come first; the rest of totalCount is related.',
  })
  exact_count?: number;

  @Flag({
    required: false,
    description: 'Of a search: false when so many posts match that older ones were left out and not counted.',
  })
  is_complete?: boolean;
}

/** A published post with every field that its author wrote. */
export class PublicPostDto extends IntersectionType(
  PostListingDto,
  OmitType(PostFields, [
    'status',
    'author_name',
    'featured_image',
    'featured_image_alt',
    'featured_image_focus',
  ]),
) {
  @Text('Description of the image; empty if it is decorative.') image_alt: string;
  @Text({ nullable: true }) meta_title: string | null;
  @Text({
    nullable: true,
    description: 'HTML in easier Swedish; null without one, and while it is outdated.',
  })
  easy_content: string | null;

  @Flag('The content has changed since its easier text was written.') is_easy_outdated: boolean;
  @Nested(PublicReviewDto) review: PublicReviewDto;
  @Numeric('Entries of the list of sources.') source_count: number;
  @Numeric('Sources that somebody has looked up on a known day.') checked_source_count: number;
  @Day({
    nullable: true,
    description: 'The oldest of these days; null without sources, and while one of them has none.',
  })
  sources_checked_on: string | null;

  @Numeric() version: number;
  @Day('The calendar day of published_at in Sweden.') published_day: string;
}

/** Either `post` with `corrections` and `related`, or `redirect`: the slug that the post has now. */
export class PostPageDto {
  @Nested(PublicPostDto, { required: false }) post?: PublicPostDto;
  @ListOf(CorrectionDto, { required: false, description: 'Newest first.' }) corrections?: CorrectionDto[];
  @ListOf(RelatedPostDto, { required: false, maxItems: 3 }) related?: RelatedPostDto[];
  @Text({ required: false }) redirect?: string;
}

export class SitemapEntryDto extends PickType(PostListingDto, [
  'slug',
  'title',
  'excerpt',
  'published_at',
  'updated_at',
]) {}
