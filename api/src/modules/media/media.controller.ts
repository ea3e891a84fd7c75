import {
  Body,
  Controller,
  Get,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated } from '../../contract/answers';
import { PageDto } from '../../contract/pagination';
import { CurrentUser, Public, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { CropDto, MediaDto, MediaListDto, UncroppedDto, UploadDto, UploadFormDto } from './media.dto';
import { MAIL_TYPE } from './images';
import { MediaService } from './media.service';

/** 10 MB. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: 1,
  fields: 2,
  fieldSize: 4096,
  parts: 4,
  fieldNameSize: 50,
};
const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('media')
@Controller('api/media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  /** A picture. The content of an address never changes. */
  @Public()
  @Get(':hash/:name')
  @ApiResponse({ status: 200, content: { 'image/avif': BINARY, 'image/webp': BINARY, 'image/jpeg': BINARY } })
  async read(
    @Param('hash') hash: string,
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { bytes, type } = await this.media.read(hash, name);
    reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    // A reader's webmail is another site.
    if (type === MAIL_TYPE) reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return new StreamableFile(bytes, { type, length: bytes.length });
  }
}

@ApiTags('media, admin')
@RequireArea('media')
@Controller('api/admin/media')
export class AdminMediaController {
  constructor(private readonly media: MediaService) {}

  @Get()
  @Answers(MediaListDto)
  list(@Query() query: PageDto): Promise<MediaListDto> {
    return this.media.list(query);
  }

  /** What a picture was cropped from. */
  @Get(':hash')
  @Answers(UncroppedDto)
  uncropped(@Param('hash') hash: string): Promise<UncroppedDto> {
    return this.media.uncropped(hash);
  }

  /** Makes a picture of a part of another one, or of the one that it was cropped from. */
  @Post(':hash/crops')
  @AnswersCreated(MediaDto)
  crop(
    @Param('hash') hash: string,
    @Body() crop: CropDto,
    @CurrentUser() user: UserEntity,
  ): Promise<MediaDto> {
    return this.media.crop(hash, crop, user.id);
  }

  @Post()
  @UseInterceptors(FileInterceptor('file', { limits: LIMITS }))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadFormDto })
  @AnswersCreated(MediaDto)
  upload(
    @UploadedFile() file: { buffer: Buffer } | undefined,
    @Body() { alt }: UploadDto,
    @CurrentUser() user: UserEntity,
  ): Promise<MediaDto> {
    return this.media.add(file?.buffer, alt, user.id);
  }
}
