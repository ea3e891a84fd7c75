import { IntersectionType, PickType } from '@nestjs/swagger';
import { PaginationDto } from '../../../contract/pagination';
import { IsVersion } from '../../../contract/request-fields';
import { ListOf, Nested, Numeric, Text, Timestamp } from '../../../contract/response-fields';
import { PostFields } from '../posts/post-fields';
import { PostTextDto } from '../posts/posts.dto';

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
