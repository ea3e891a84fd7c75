import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { PaginationDto } from '../../common/pagination';
import { PostFields } from './post-fields';
import { PostTextDto } from './posts.dto';

/** Title and status are those after this save. */
export class RevisionRowDto extends PickType(PostFields, ['title', 'status']) {
  @ApiProperty({ type: Number })
  version: number;

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

export class RevisionDto extends IntersectionType(RevisionRowDto, PostTextDto) {}

export class RestoreRevisionDto {
  @ApiProperty({ type: Number, minimum: 1, description: 'The version of the post that the editor shows.' })
  @Max(2_147_483_647, { message: 'Versionen finns inte.' })
  @Min(1, { message: 'Versionen finns inte.' })
  @IsInt({ message: 'Versionen saknas.' })
  version: number;
}
