import { Controller, Get, Param, Req, Res, StreamableFile, Body, HttpCode, Post, Put } from '@nestjs/common';
import { ApiResponse, ApiTags, ApiPreconditionFailedResponse } from '@nestjs/swagger';
import { PURCHASES_COOKIE } from '@stillsam/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../contract/answers';
import { readCookie } from '../../http/cookies';
import { Public, CurrentUser, RequireArea } from '../auth/access';
import { NarrationDto, ChangePronunciationsDto, PronunciationsSettingDto, SayDto } from './narrations.dto';
import { NarrationsService } from './narrations.service';
import { ApiErrors } from '../../contract/answers';
import { NotAudited } from '../audit/audited';
import { UserEntity } from '../auth/user.entity';
import { SettingChangedDto } from '../settings/settings.dto';
import { PronunciationsService } from './pronunciations.service';

const OPUS = { 'audio/ogg': { schema: { type: 'string', format: 'binary' } } } as const;

/** Texts read aloud. That of a guide needs the purchases' cookie of a buyer. */
@Public()
@ApiTags('narration')
@Controller('api/narrations')
export class NarrationsController {
  constructor(private readonly narrations: NarrationsService) {}

  /** The audio of a text, by the hash of its words. */
  @Get(':hash')
  @Answers(NarrationDto)
  find(@Param('hash') hash: string, @Req() request: FastifyRequest): Promise<NarrationDto> {
    return this.narrations.find(hash, readCookie(request, PURCHASES_COOKIE));
  }

  /** The file, or the part of it that a player asks for. */
  @Get('files/:hash')
  @ApiResponse({ status: 200, content: OPUS })
  @ApiResponse({ status: 206, content: OPUS })
  async read(
    @Param('hash') hash: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const cookie = readCookie(request, PURCHASES_COOKIE);
    const { file, length, range, isBought } = await this.narrations.read(hash, cookie, request.headers.range);
    const scope = isBought ? 'private' : 'public';
    reply.header('Cache-Control', `${scope}, max-age=31536000, immutable`).header('Accept-Ranges', 'bytes');
    if (range) reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${length}`);
    const sent = range ? range.end - range.start + 1 : length;
    return new StreamableFile(file, { type: 'audio/ogg', length: sent });
  }
}

@ApiTags('settings, admin')
@RequireArea('system')
@Controller('api/admin/settings/pronunciations')
export class PronunciationsController {
  constructor(private readonly pronunciations: PronunciationsService) {}

  @Get()
  @Answers(PronunciationsSettingDto)
  read(): Promise<PronunciationsSettingDto> {
    return this.pronunciations.read();
  }

  @Put()
  @Answers(PronunciationsSettingDto)
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  change(
    @Body() body: ChangePronunciationsDto,
    @CurrentUser() user: UserEntity,
  ): Promise<PronunciationsSettingDto> {
    return this.pronunciations.change(body, user);
  }

  /** A word as the voice says it. */
  @NotAudited('It changes nothing')
  @Post('say')
  @HttpCode(200)
  @ApiResponse({ status: 200, content: { 'audio/wav': { schema: { type: 'string', format: 'binary' } } } })
  @ApiErrors(404)
  async say(@Body() { text }: SayDto): Promise<StreamableFile> {
    return new StreamableFile(await this.pronunciations.say(text), { type: 'audio/wav' });
  }
}
