import { Controller, Get, Header, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing } from '../../../contract/answers';
import { PageDto, PaginationDto } from '../../../contract/pagination';
import { LimitPerNet } from '../../rate-limits/limit-per-net';
import { Public } from '../../auth/access';
import { LETTERS, TAGS_HEADER } from '../../blog/changes/content-tags';
import { LettersService } from './letters.service';
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

/** One net may be that of many readers. */
const VISITS_PER_MINUTE = 60;

@Public()
@ApiTags('newsletter')
@Controller('api/newsletter/letters')
export class LettersController {
  constructor(private readonly letters: LettersService) {}

  @Get()
  @Header(TAGS_HEADER, LETTERS)
  @Answers(LettersDto)
  list(@Query() page: PageDto): Promise<LettersDto> {
    return this.letters.list(page);
  }

  @Get(':slug')
  @Header(TAGS_HEADER, LETTERS)
  @Answers(LetterDto)
  read(@Param('slug') slug: string): Promise<LetterDto> {
    return this.letters.read(slug);
  }

  /** Counts a page view that came from a link of the letter. */
  @Post(':slug/visits')
  @LimitPerNet(VISITS_PER_MINUTE)
  @AnswersNothing(413, 415)
  async countVisit(@Param('slug') slug: string): Promise<void> {
    await this.letters.countVisit(slug);
  }
}
