import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  OmitType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { ErrorDto } from '../../common/api-errors.decorator';
import { emptyIsNull } from '../../common/fields';
import { PaginationDto } from '../../common/pagination';
import { SearchQueryDto } from '../../common/search';
import { POST_STATUSES, PostFields } from './post-fields';

const LISTED_STATUSES = [...POST_STATUSES, 'scheduled'] as const;

export class AdminPostsQueryDto extends SearchQueryDto {
  @ApiPropertyOptional({
    enum: LISTED_STATUSES,
    description: 'scheduled: drafts with a time of publication.',
  })
  @IsIn(LISTED_STATUSES, { message: 'Status ska vara utkast, publicerad eller schemalagd.' })
  @IsOptional()
  status?: (typeof LISTED_STATUSES)[number];
}

const REQUIRED = ['title', 'content'] as const;

/** A missing field keeps its value, or its default in a new post; a missing slug is derived from the title. */
export class CreatePostDto extends IntersectionType(
  PickType(PostFields, REQUIRED),
  PartialType(OmitType(PostFields, REQUIRED), { skipNullProperties: false }),
) {
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of a scheduled publication; null removes it.',
  })
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/, {
    message: 'Tiden för publicering ska ha datum, klockslag och tidszon.',
  })
  @IsString({ message: 'Tiden för publicering ska ha datum, klockslag och tidszon.' })
  @emptyIsNull()
  @IsOptional()
  publish_at?: string | null;
}

export class UpdatePostDto extends CreatePostDto {
  @ApiProperty({ type: Number, minimum: 1, description: 'The version that the change started from.' })
  @Max(2_147_483_647, { message: 'Versionen finns inte.' })
  @Min(1, { message: 'Versionen finns inte.' })
  @IsInt({ message: 'Versionen saknas.' })
  version: number;
}

export class AdminPostRowDto extends PickType(PostFields, ['slug', 'title', 'status']) {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  author_name: string;

  @ApiProperty({ type: Number })
  version: number;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  published_at: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of a scheduled publication.',
  })
  publish_at: string | null;
}

/** The fields of a post, or of one of its revisions, for admins. */
export class PostTextDto extends PostFields {
  @ApiProperty({ type: Number, description: 'Minutes.' })
  reading_time: number;
}

export class AdminPostDto extends IntersectionType(PostTextDto, AdminPostRowDto) {}

/** The response to a save that started from an older version than the current one. */
export class PostChangedDto extends ErrorDto {
  @ApiProperty({ type: AdminPostDto, description: 'The post as another user saved it.' })
  current: AdminPostDto;
}

export class AdminPostsDto {
  @ApiProperty({ type: [AdminPostRowDto] })
  posts: AdminPostRowDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
