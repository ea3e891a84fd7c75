import { PaginationDto } from '../../../contract/pagination';
import { ListOf, Nested, Timestamp } from '../../../contract/response-fields';
import { SearchQueryDto } from '../../../contract/search';
import { AdminPostRowDto } from './posts.dto';

export class TrashQueryDto extends SearchQueryDto {}

export class TrashedPostDto extends AdminPostRowDto {
  @Timestamp() deleted_at: Date;
}

export class TrashDto {
  @ListOf(TrashedPostDto) posts: TrashedPostDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}
