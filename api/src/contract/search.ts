import { IsText } from './request-fields';
import { PageDto } from './pagination';

/** The query of a list that can be searched. */
export class SearchQueryDto extends PageDto {
  @IsText({ max: [200, 'Sökningen är för lång.'], required: false }) search?: string;
}

/** An ILIKE pattern for a literal text: `%` and `_` are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
