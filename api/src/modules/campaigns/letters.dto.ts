import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination';

/** A letter in the archive. */
export class LetterRowDto {
  @ApiProperty({ type: String })
  slug: string;

  @ApiProperty({ type: String })
  subject: string;

  @ApiProperty({ type: String })
  preheader: string;

  @ApiProperty({ type: String, format: 'date-time' })
  sent_at: string;
}

export class LetterDto extends LetterRowDto {
  @ApiProperty({ type: String, description: 'Sanitised HTML.' })
  content: string;

  @ApiProperty({ type: Boolean, description: 'Whether the archive, the sitemap and the feed list it.' })
  is_listed: boolean;
}

export class LettersDto {
  @ApiProperty({ type: [LetterRowDto] })
  letters: LetterRowDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
