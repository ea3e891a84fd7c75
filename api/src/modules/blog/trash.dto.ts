import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination';
import { SearchQueryDto } from '../../common/search';
import { AdminPostRowDto } from './posts.dto';

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
