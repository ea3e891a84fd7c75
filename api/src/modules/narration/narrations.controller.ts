import { Controller, Get, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { PURCHASES_COOKIE } from '@stillsam/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../contract/answers';
import { readCookie } from '../../http/cookies';
import { Public } from '../auth/access';
import { NarrationDto } from './narrations.dto';
import { NarrationsService } from './narrations.service';

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
