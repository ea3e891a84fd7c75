import { IsOneOf, IsText } from '../../contract/request-fields';
import { Day, Integer, ListOf, Text } from '../../contract/response-fields';

const KINDS = ['article', 'exercise'] as const;
const DAYS = ['7', '30'] as const;
const SLUG: [RegExp, string] = [/^[a-z0-9-]{1,200}$/, 'Adressen är inte giltig.'];

export class ReadingDto {
  @IsOneOf(KINDS, 'Ange om det är en artikel eller en övning.') kind: (typeof KINDS)[number];
  @IsText({ pattern: SLUG }, SLUG[1]) slug: string;
}

export class ReadingsQueryDto {
  @IsOneOf(DAYS, 'Ange 7 eller 30 dagar.', {
    required: false,
    default: '7',
    description: 'Until today, in Sweden.',
  })
  days: (typeof DAYS)[number] = '7';
}

export class ReadPageDto {
  @Text() slug: string;
  @Text({ nullable: true, description: 'Of an article that still exists.' }) title: string | null;
  @Integer() count: number;
}

export class ReadingDayDto {
  @Day() day: string;
  @Integer() articles: number;
  @Integer() exercises: number;
}

export class ReadingsDto {
  @ListOf(ReadingDayDto, 'Each day, oldest first.') days: ReadingDayDto[];
  @ListOf(ReadPageDto, 'Most read first.') articles: ReadPageDto[];
  @ListOf(ReadPageDto, 'Most opened first.') exercises: ReadPageDto[];
}
