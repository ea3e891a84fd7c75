import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IS_TEXT } from '../../common/fields';
import { PaginationDto } from '../../common/pagination';
import { SearchQueryDto } from '../../common/search';
import { CATEGORY_IDS, type CategoryId } from './categories';
import { DIFFICULTIES, POST_MATCHES, type Difficulty, type PostMatch } from './post.entity';

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

export class RelatedPostDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  slug: string;

  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ type: String })
  excerpt: string;

  @ApiProperty({ type: String, nullable: true })
  image_url: string | null;

  @ApiProperty({ enum: CATEGORY_IDS, isArray: true })
  categories: CategoryId[];

  @ApiProperty({ type: Number, description: 'Minutes.' })
  reading_time: number;
}

export class PostListingDto extends RelatedPostDto {
  @ApiProperty({ type: [String] })
  tags: string[];

  @ApiProperty({ enum: DIFFICULTIES })
  difficulty: Difficulty;

  @ApiProperty({ type: String })
  icon: string;

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
      'Of a search: `exact` holds what was searched for as written, `related` other forms of its words.',
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
}

export class PublicPostDto extends PostListingDto {
  @ApiProperty({ type: String, description: 'Sanitised HTML.' })
  content: string;

  @ApiProperty({ type: String, description: 'What the image shows; empty if it decorates.' })
  image_alt: string;

  @ApiProperty({ type: Boolean, description: 'The text deals with a heavy subject.' })
  shows_crisis_card: boolean;

  @ApiProperty({ type: String, nullable: true })
  meta_title: string | null;

  @ApiProperty({ type: String })
  meta_description: string;

  @ApiProperty({ type: String })
  meta_keywords: string;

  @ApiProperty({ type: Number })
  version: number;
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

export class SitemapEntryDto {
  @ApiProperty({ type: String })
  slug: string;

  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ type: String })
  excerpt: string;

  @ApiProperty({ type: String, format: 'date-time' })
  published_at: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at: string;
}
