import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PURCHASES_COOKIE } from '@stillsam/paths';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../../contract/answers';
import { readCookie } from '../../http/cookies';
import { Public } from '../auth/access';
import { GuideDto, GuideListDto, ReadSessionDto } from './guides.dto';
import { GuidesService } from './guides.service';

@Public()
@ApiTags('guides')
@Controller('api/guides')
export class GuidesController {
  constructor(private readonly guides: GuidesService) {}

  @Get()
  @Answers(GuideListDto)
  list(): GuideListDto {
    return this.guides.list();
  }

  @Get(':slug')
  @Answers(GuideDto)
  read(@Param('slug') slug: string): GuideDto {
    return this.guides.read(slug);
  }

  /** A session. All but the first need the purchases' cookie of a buyer. */
  @Get(':slug/sessions/:number')
  @Header('Cache-Control', 'private, no-store')
  @Answers(ReadSessionDto, 401)
  readSession(
    @Param('slug') slug: string,
    @Param('number') number: string,
    @Req() request: FastifyRequest,
  ): Promise<ReadSessionDto> {
    return this.guides.readSession(slug, number, readCookie(request, PURCHASES_COOKIE));
  }
}
