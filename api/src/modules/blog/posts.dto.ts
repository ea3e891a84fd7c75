import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { ErrorDto } from '../../common/api-errors.decorator';
import { emptyIsNull, IS_TEXT, mayBeAbsent, trimmed } from '../../common/fields';
import { PaginationDto } from '../../common/pagination';
import { SearchQueryDto } from '../../common/search';
import { CATEGORY_IDS, type CategoryId } from './categories';
import { DIFFICULTIES, POST_STATUSES, type Difficulty, type PostStatus } from './post.entity';

const isUploadedImage = (value: unknown) => typeof value === 'string' && isAllowedImage(value);

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

export class VisibilityQueryDto {
  @ApiProperty({ type: Number, minimum: 1 })
  @Max(2_147_483_647, { message: 'Versionen finns inte.' })
  @Min(1, { message: 'Versionen finns inte.' })
  @IsInt({ message: 'Versionen ska vara ett heltal.' })
  @Type(() => Number)
  version: number;
}

export class CreatePostDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 200 })
  @MaxLength(200, { message: 'Titeln får vara högst 200 tecken.' })
  @MinLength(1, { message: 'Titel är obligatorisk' })
  @IsString({ message: 'Titel är obligatorisk' })
  @trimmed()
  title: string;

  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: 500_000,
    description: 'HTML; what is not allowed is taken out.',
  })
  @MaxLength(500_000, { message: 'Innehållet är för långt.' })
  @MinLength(1, { message: 'Innehåll är obligatoriskt' })
  @IsString({ message: 'Innehåll är obligatoriskt' })
  @trimmed()
  content: string;

  @ApiPropertyOptional({ type: String, maxLength: 500 })
  @MaxLength(500, { message: 'Utdraget får vara högst 500 tecken.' })
  @IsString(IS_TEXT)
  @trimmed()
  @mayBeAbsent()
  excerpt?: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'The `src` of an uploaded picture.',
  })
  @ValidateBy(
    { name: 'isUploadedImage', validator: { validate: isUploadedImage } },
    { message: 'Bilden ska vara en som är uppladdad här.' },
  )
  @emptyIsNull()
  @IsOptional()
  featured_image?: string | null;

  @ApiPropertyOptional({
    type: String,
    maxLength: 300,
    description: 'What the image shows; empty if it decorates.',
  })
  @MaxLength(300, { message: 'Bildens beskrivning får vara högst 300 tecken.' })
  @IsString(IS_TEXT)
  @trimmed()
  @mayBeAbsent()
  featured_image_alt?: string;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Whether the page of the article shows the crisis card.',
  })
  @IsBoolean({ message: 'Kriskortet ska vara valt eller inte valt.' })
  @mayBeAbsent()
  shows_crisis_card?: boolean;

  @ApiPropertyOptional({ enum: POST_STATUSES, default: 'draft' })
  @IsIn(POST_STATUSES, { message: 'Status ska vara utkast eller publicerad.' })
  @mayBeAbsent()
  status?: PostStatus;

  @ApiPropertyOptional({ type: String, maxLength: 300 })
  @MaxLength(300, { message: 'Metabeskrivningen får vara högst 300 tecken.' })
  @IsString(IS_TEXT)
  @trimmed()
  @mayBeAbsent()
  meta_description?: string;

  @ApiPropertyOptional({ type: String, maxLength: 300 })
  @MaxLength(300, { message: 'Nyckelorden får vara högst 300 tecken.' })
  @IsString(IS_TEXT)
  @trimmed()
  @mayBeAbsent()
  meta_keywords?: string;

  @ApiPropertyOptional({ enum: CATEGORY_IDS, isArray: true })
  @IsIn(CATEGORY_IDS, { each: true, message: 'Kategorin finns inte.' })
  @ArrayUnique({ message: 'Samma kategori står två gånger.' })
  @ArrayMaxSize(CATEGORY_IDS.length, { message: 'Kategorierna är för många.' })
  @IsArray({ message: 'Kategorierna ska vara en lista.' })
  @mayBeAbsent()
  categories?: CategoryId[];

  @ApiPropertyOptional({ type: [String], maxItems: 20 })
  @Length(1, 40, { each: true, message: 'En tagg ska vara 1 till 40 tecken.' })
  @IsString({ each: true, message: 'En tagg ska vara text.' })
  @ArrayMaxSize(20, { message: 'Högst 20 taggar.' })
  @IsArray({ message: 'Taggarna ska vara en lista.' })
  @mayBeAbsent()
  tags?: string[];

  @ApiPropertyOptional({ enum: DIFFICULTIES })
  @IsIn(DIFFICULTIES, { message: 'Nivån finns inte.' })
  @mayBeAbsent()
  difficulty?: Difficulty;

  @ApiPropertyOptional({ type: String, pattern: '^[a-z0-9-]{1,40}$' })
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'Ikonens namn skrivs med små bokstäver och bindestreck.' })
  @IsString(IS_TEXT)
  @mayBeAbsent()
  icon?: string;

  @ApiPropertyOptional({
    type: String,
    pattern: '^[a-z0-9-]{1,200}$',
    description: 'Sent only when the author changed it by hand.',
  })
  @Matches(/^[a-z0-9-]{1,200}$/, { message: 'Slug skrivs med små bokstäver a–z, siffror och bindestreck.' })
  @IsString({ message: 'Slug är obligatorisk' })
  @mayBeAbsent()
  slug?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When a draft is to be published by itself; null takes the time away.',
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

export class AdminPostRowDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  slug: string;

  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ enum: POST_STATUSES })
  status: PostStatus;

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
    description: 'When it is published by itself.',
  })
  publish_at: string | null;
}

/** What is written in a post besides its title, as admins read it: of the post itself and of its revisions. */
export class PostTextDto {
  @ApiProperty({ type: String })
  content: string;

  @ApiProperty({ type: String })
  excerpt: string;

  @ApiProperty({ type: String, nullable: true })
  featured_image: string | null;

  @ApiProperty({ type: String })
  featured_image_alt: string;

  @ApiProperty({ type: Boolean })
  shows_crisis_card: boolean;

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

export class AdminPostDto extends IntersectionType(AdminPostRowDto, PostTextDto) {}

/** The answer to a save that started from an older version than the present one. */
export class PostChangedDto extends ErrorDto {
  @ApiProperty({ type: AdminPostDto, description: 'The post as somebody else saved it.' })
  current: AdminPostDto;
}

export class AdminPostsDto {
  @ApiProperty({ type: [AdminPostRowDto] })
  posts: AdminPostRowDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}

export class TrashQueryDto extends SearchQueryDto {}

export class TrashedPostDto extends AdminPostRowDto {
  @ApiProperty({ type: String, format: 'date-time' })
  deleted_at: string;
}

export class TrashDto {
  @ApiProperty({ type: [TrashedPostDto] })
  posts: TrashedPostDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}

export class VisibilityDto {
  @ApiProperty({ type: Boolean })
  visible: boolean;

  @ApiProperty({ type: Number, description: 'From the save to the page a visitor reads.' })
  milliseconds: number;

  @ApiProperty({ type: String, description: 'Public address of the article.' })
  url: string;
}
