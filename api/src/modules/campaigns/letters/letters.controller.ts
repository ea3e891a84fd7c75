import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../contract/api-errors.decorator';
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
  @ApiOkResponse({ type: LettersDto })
  list(@Query() page: PageDto): Promise<LettersDto> {
    return this.letters.list(page);
  }

  @Get(':slug')
  @Header(TAGS_HEADER, LETTERS)
  @ApiOkResponse({ type: LetterDto })
  read(@Param('slug') slug: string): Promise<LetterDto> {
    return this.letters.read(slug);
  }

  /** Counts a page view that came from a link of the letter. */
  @Post(':slug/visits')
  @HttpCode(204)
  @LimitPerNet(VISITS_PER_MINUTE)
  @ApiNoContentResponse()
  @ApiErrors(413, 415)
  async countVisit(@Param('slug') slug: string): Promise<void> {
    await this.letters.countVisit(slug);
  }
}
