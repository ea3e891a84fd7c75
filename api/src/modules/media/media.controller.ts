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
import { PageDto, PaginationDto } from '../../contract/pagination';
import { IsText, IsWhole } from '../../contract/request-fields';
import { Describe, ListOf, Nested, Numeric, OneOf, Text, Timestamp } from '../../contract/response-fields';
import { CurrentUser, Public, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { MAIL_TYPE, IMAGE_FORMATS, type ImageFormat } from './images';
import { MediaService } from './media.service';

export class UploadDto {
  @Describe('Description of the picture.')
  @IsText(
    { trim: true, min: 1, max: [300, 'Bildens beskrivning får vara högst 300 tecken.'] },
    'Beskriv vad bilden visar.',
  )
  alt: string;
}

/** The body for the contract: the file is read before the fields are validated. */
export class UploadFormDto extends UploadDto {
  @Text({ format: 'binary', description: 'JPEG, PNG, WebP or AVIF of at most 10 MB and 24 megapixels.' })
  file: string;
}

export class RenditionDto {
  @Text() src: string;
  @OneOf(IMAGE_FORMATS) format: ImageFormat;
  @Numeric() width: number;
  @Numeric() height: number;
}

export class MediaDto {
  @Text() id: string;
  @Text('Path of the largest WebP, for `featured_image` and `img`.') src: string;
  @Text('Every WebP with its width, for `srcset`.') srcset: string;
  @Text() alt: string;
  @Numeric() width: number;
  @Numeric() height: number;
  @ListOf(RenditionDto) renditions: RenditionDto[];
  @Timestamp() created_at: Date;
}

const PERCENT = 'Beskärningen ska anges i hela procent av bilden.';
const Start = () => IsWhole({ min: [0, PERCENT], max: [99, PERCENT] }, PERCENT);
const Length = () => IsWhole({ min: [1, PERCENT], max: [100, PERCENT] }, PERCENT);

/** A part of a picture, in percent of its width and height. */
export class CropDto {
  @Start() left: number;
  @Start() top: number;
  @Length() width: number;
  @Length() height: number;
}

export class UncroppedDto {
  @Nested(MediaDto, 'The picture as it was uploaded.') original: MediaDto;
  @Nested(CropDto, { nullable: true, description: 'The part of it; null for all of it.' })
  crop: CropDto | null;
}

export class MediaListDto {
  @ListOf(MediaDto) media: MediaDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}

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
