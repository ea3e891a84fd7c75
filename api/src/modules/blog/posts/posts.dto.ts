import { IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { ErrorDto } from '../../../contract/answers';
import { PaginationDto } from '../../../contract/pagination';
import { IsOneOf, IsReason, IsText, IsVersion, IsZonedTime } from '../../../contract/request-fields';
import {
  Describe,
  Flag,
  ListOf,
  Nested,
  Numeric,
  Text,
  Timestamp,
  Day,
} from '../../../contract/response-fields';
import { SearchQueryDto } from '../../../contract/search';
import { CATEGORY_IDS, type CategoryId } from './categories';
import { POST_STATUSES, PostFields } from './post-fields';

/** What the list of the back office can be sorted by. */
const POST_ORDERS = ['created', 'updated', 'published', 'title'] as const;
export type PostOrder = (typeof POST_ORDERS)[number];

const LISTED_STATUSES = [...POST_STATUSES, 'scheduled'] as const;

export class AdminPostsQueryDto extends SearchQueryDto {
  @Describe('scheduled: drafts with a time of publication.')
  @IsOneOf(LISTED_STATUSES, 'Status ska vara utkast, publicerad eller schemalagd.', { required: false })
  status?: (typeof LISTED_STATUSES)[number];

  @IsOneOf(CATEGORY_IDS, 'Kategorin finns inte.', { required: false }) category?: CategoryId;

  @Describe('created, the default, updated and published: newest first. title: from A to Ö.')
  @IsOneOf(POST_ORDERS, 'Inläggen kan inte sorteras så.', { required: false })
  sort?: PostOrder;
}

const IsGivenReason = () => IsReason('Skriv varför, med minst tio tecken.', { required: false });

const REQUIRED = ['title', 'content'] as const;

/** A missing field keeps its value, or its default in a new post; a missing slug is derived from the title. */
export class CreatePostDto extends IntersectionType(
  PickType(PostFields, REQUIRED),
  PartialType(OmitType(PostFields, REQUIRED), { skipNullProperties: false }),
) {
  @Describe('Time of a scheduled publication; null removes it.')
  @IsZonedTime('Tiden för publicering ska ha datum, klockslag och tidszon.')
  publish_at?: string | null;

  @Describe('The tab whose working copy the post is saved from.')
  @IsText({ pattern: /^[a-z0-9]{1,32}$/, required: false }, 'Fliken skrivs med små bokstäver och siffror.')
  tab?: string;

  @Describe('Why a text that shows the crisis card is published without a review.')
  @IsGivenReason()
  exemption_reason?: string;

  @Describe('Why a reviewed text keeps its review: what is corrected, in no clinical sentence.')
  @IsGivenReason()
  editorial_reason?: string;
}

export class UpdatePostDto extends CreatePostDto {
  @IsVersion('The version that the change started from.') version: number;
}

export class AdminPostRowDto extends PickType(PostFields, ['slug', 'title', 'status']) {
  @Text() id: string;
  @Text() author_name: string;
  @Numeric() version: number;
  @Timestamp() created_at: Date;
  @Timestamp() updated_at: Date;
  @Timestamp({ nullable: true }) published_at: Date | null;
  @Timestamp({ nullable: true, description: 'Time of a scheduled publication.' }) publish_at: Date | null;
}

/** The fields of a post, or of one of its revisions, for admins. */
export class PostTextDto extends PostFields {
  @Numeric('Minutes.') reading_time: number;
}

export class AdminPostDto extends IntersectionType(PostTextDto, AdminPostRowDto) {}

/** The response to a save that started from an older version than the current one. */
export class PostChangedDto extends ErrorDto {
  @Nested(AdminPostDto, 'The post as another user saved it.') current: AdminPostDto;
  @Text('Name of the user who saved it.') saved_by_name: string;
  @Flag('The caller saved it, in another tab or browser.') is_own: boolean;
}

export class AdminPostsDto {
  @ListOf(AdminPostRowDto) posts: AdminPostRowDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}

export class AuthorDto {
  @Text() name: string;
}

export class AuthorListDto {
  @ListOf(AuthorDto, 'By name; the editors as a whole come first.') authors: AuthorDto[];
}

export class TrashedPostDto extends AdminPostRowDto {
  @Timestamp() deleted_at: Date;
}

export class TrashDto {
  @ListOf(TrashedPostDto) posts: TrashedPostDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}

/** Title and status are those after this save. */
export class RevisionRowDto extends PickType(PostFields, ['title', 'status']) {
  @Numeric() version: number;
  @Timestamp() saved_at: Date;
  @Text() saved_by_name: string;
}

export class RevisionListDto {
  @ListOf(RevisionRowDto) revisions: RevisionRowDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}

export class RevisionDto extends IntersectionType(RevisionRowDto, PostTextDto) {}

export class RestoreRevisionDto {
  @IsVersion('The version of the post that the editor shows.') version: number;
}

const MAX_LENGTH = 500;

export class PublishCorrectionDto {
  @IsText(
    { trim: true, min: 1, max: [MAX_LENGTH, `Skriv högst ${MAX_LENGTH} tecken.`] },
    'Skriv vad som stod fel och vad det står nu.',
  )
  text: string;
}

export class CorrectionDto {
  @Text() id: string;
  @Text('What was wrong, and what the text says now.') text: string;
  @Day('The calendar day in Sweden on which it was published.') published_day: string;
}

export class CorrectionListDto {
  @ListOf(CorrectionDto, 'Newest first.') corrections: CorrectionDto[];
}

export class PublicCorrectionDto extends CorrectionDto {
  @Text('Of the article.') slug: string;
  @Text('Of the article.') title: string;
}

export class PublicCorrectionListDto {
  @ListOf(PublicCorrectionDto, 'Those of published articles, newest first.')
  corrections: PublicCorrectionDto[];
}
