import { Controller, Get, Header, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing } from '../../../contract/answers';
import { PageDto } from '../../../contract/pagination';
import { LimitPerNet } from '../../rate-limits/limit-per-net';
import { Public } from '../../auth/access';
import { LETTERS, TAGS_HEADER } from '../../blog/changes/content-tags';
import { LetterDto, LettersDto } from './letters.dto';
import { LettersService } from './letters.service';

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
