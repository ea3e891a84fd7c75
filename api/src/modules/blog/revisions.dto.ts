import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { PaginationDto } from '../../common/pagination';
import { CATEGORY_IDS, type CategoryId } from './categories';
import { DIFFICULTIES, POST_STATUSES, type Difficulty, type PostStatus } from './post.entity';

export class RevisionRowDto {
  @ApiProperty({ type: Number })
  version: number;

  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ enum: POST_STATUSES, description: 'Status of the post as this save left it.' })
  status: PostStatus;

  @ApiProperty({ type: String, format: 'date-time' })
  saved_at: string;

  @ApiProperty({ type: String })
  saved_by_name: string;
}

export class RevisionListDto {
  @ApiProperty({ type: [RevisionRowDto] })
  revisions: RevisionRowDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}

export class RevisionDto extends RevisionRowDto {
  @ApiProperty({ type: String })
  slug: string;

  @ApiProperty({ type: String })
  content: string;

  @ApiProperty({ type: String })
  excerpt: string;

  @ApiProperty({ type: String, nullable: true })
  featured_image: string | null;

  @ApiProperty({ type: String })
  meta_description: string;

  @ApiProperty({ type: String })
  meta_keywords: string;

  @ApiProperty({ enum: CATEGORY_IDS, isArray: true })
  categories: CategoryId[];

  @ApiProperty({ type: [String] })
  tags: string[];

  @ApiProperty({ enum: DIFFICULTIES })
  difficulty: Difficulty;

  @ApiProperty({ type: String })
  icon: string;

  @ApiProperty({ type: Number, description: 'Minutes.' })
  reading_time: number;
}

export class RestoreRevisionDto {
  @ApiProperty({ type: Number, minimum: 1, description: 'The version of the post that the author saw.' })
  @Max(2_147_483_647, { message: 'Versionen finns inte.' })
  @Min(1, { message: 'Versionen finns inte.' })
  @IsInt({ message: 'Versionen saknas.' })
  version: number;
}
