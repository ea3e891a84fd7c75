import { Day, Integer, ListOf, Nested, SomeOf, Text } from '../../contract/response-fields';
import { GUIDE_FORMATS, type GuideFormat } from './guide';

export class GuideSessionDto {
  @Integer('From 1.') number: number;
  @Text() title: string;
  @Integer() minutes: number;
  @Text() lead: string;
}

export class GuideListingDto {
  @Text() slug: string;
  @Text() title: string;
  @Text() summary: string;
  @Text('Id of the product that gives the right to read it.') product: string;
  @Text('A month: `2026-11`.') edition: string;
  @Day() edition_date: string;
  @Integer('Of all sessions together.') minutes: number;
  @SomeOf(GUIDE_FORMATS) formats: GuideFormat[];
  @ListOf(GuideSessionDto) sessions: GuideSessionDto[];
}

export class GuideListDto {
  @ListOf(GuideListingDto) guides: GuideListingDto[];
}

export class GuideDto extends GuideListingDto {
  @Text() hero_note: string;
  @Text('HTML: what the guide holds.') body: string;
  @Text('HTML of the first session.') sample: string;
}

export class NamedGuideDto {
  @Text() slug: string;
  @Text() title: string;
}

export class ReadSessionDto extends GuideSessionDto {
  @Nested(NamedGuideDto) guide: NamedGuideDto;
  @Integer('Number of sessions.') count: number;
  @Text('HTML.') body: string;
}
