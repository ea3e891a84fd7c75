import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { SITEMAP_PART } from '@stillsam/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IS_TEXT } from '../../common/fields';
import { PaginationDto } from '../../common/pagination';
import { SearchQueryDto } from '../../common/search';
import { CATEGORY_IDS, type CategoryId } from './categories';
import { PostFields } from './post-fields';

/** How a post fits a search: as it was written, or in another form of its words. */
export const POST_MATCHES = ['exact', 'related'] as const;
export type PostMatch = (typeof POST_MATCHES)[number];

export class PublicPostsQueryDto extends SearchQueryDto {
  @ApiPropertyOptional({
    type: String,
    description: 'A category id, `alla`, or an alias; an unknown one means all.',
  })
  @MaxLength(100, { message: 'Kategorin är för lång.' })
  @IsString(IS_TEXT)
  @IsOptional()
  category?: string;
}

const LAST_PART = 10_000;

export class SitemapQueryDto {
  @ApiPropertyOptional({
    type: Number,
    minimum: 1,
    default: 1,
    description: `Parts of ${SITEMAP_PART} posts, the oldest first.`,
  })
  @Max(LAST_PART, { message: 'Delen finns inte.' })
  @Min(1, { message: 'Delar räknas från 1.' })
  @IsInt({ message: 'Delen ska vara ett heltal.' })
  @Type(() => Number)
  @IsOptional()
  part: number = 1;
}

export class RelatedPostDto extends PickType(PostFields, ['slug', 'title', 'excerpt', 'categories']) {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String, nullable: true })
  image_url: string | null;

  @ApiProperty({ type: Number, description: 'Minutes.' })
  reading_time: number;
}

export class PostListingDto extends IntersectionType(
  RelatedPostDto,
  PickType(PostFields, ['tags', 'difficulty', 'icon']),
) {
  @ApiProperty({ type: String })
  author: string;

  @ApiProperty({ type: String, format: 'date-time' })
  published_at: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at: string;
}

export class FoundPostDto extends PostListingDto {
  @ApiPropertyOptional({
    enum: POST_MATCHES,
    description:
      'Of a search: `exact` contains the search text literally, `related` other forms of its words.',
  })
  match?: PostMatch;
}

export class CategoryCountDto {
  @ApiProperty({ enum: CATEGORY_IDS })
  id: CategoryId;

  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ type: Number })
  count: number;
}

export class PostListDto {
  @ApiProperty({ type: [FoundPostDto] })
  posts: FoundPostDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;

  @ApiProperty({
    type: [CategoryCountDto],
    description: 'Counts of all published posts, whatever the filter.',
  })
  categories: CategoryCountDto[];

  @ApiProperty({ type: Number, description: 'All published posts.' })
  total: number;

  @ApiPropertyOptional({
    type: Number,
    description: 'Of a search: how many match exactly. They come first; the rest of totalCount is related.',
  })
  exact_count?: number;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Of a search: false when so many posts match that older ones were left out and not counted.',
  })
  is_complete?: boolean;
}

/** A published post with every field that its author wrote. */
export class PublicPostDto extends IntersectionType(
  PostListingDto,
  OmitType(PostFields, ['status', 'featured_image', 'featured_image_alt']),
) {
  @ApiProperty({ type: String, description: 'Description of the image; empty if it is decorative.' })
  image_alt: string;

  @ApiProperty({ type: String, nullable: true })
  meta_title: string | null;

  @ApiProperty({ type: Number })
  version: number;

  @ApiProperty({ type: String, format: 'date', description: 'The calendar day of published_at in Sweden.' })
  published_day: string;
}

/** Either `post` with `related`, or `redirect`: the slug that the post has now. */
export class PostPageDto {
  @ApiPropertyOptional({ type: PublicPostDto })
  post?: PublicPostDto;

  @ApiPropertyOptional({ type: [RelatedPostDto], maxItems: 3 })
  related?: RelatedPostDto[];

  @ApiPropertyOptional({ type: String })
  redirect?: string;
}

export class SitemapEntryDto extends PickType(PostListingDto, [
  'slug',
  'title',
  'excerpt',
  'published_at',
  'updated_at',
]) {}
