import { IsText } from '../../../contract/request-fields';
import { Day, ListOf, Text } from '../../../contract/response-fields';

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
