import { PaginationDto } from '../../../contract/pagination';
import { Flag, ListOf, Nested, Text, Timestamp } from '../../../contract/response-fields';

/** A letter in the archive. */
export class LetterRowDto {
  @Text() slug: string;
  @Text() subject: string;
  @Text() preheader: string;
  @Timestamp() sent_at: Date;
}

export class LetterDto extends LetterRowDto {
  @Text('Sanitised HTML.') content: string;
  @Flag('Whether the archive, the sitemap and the feed list it.') is_listed: boolean;
}

export class LettersDto {
  @ListOf(LetterRowDto) letters: LetterRowDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}
