import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { trimmed } from '../../common/fields';
import { PaginationDto } from '../../common/pagination';
import { IMAGE_FORMATS, type ImageFormat } from './images';

export class UploadDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 300, description: 'Description of the picture.' })
  @MaxLength(300, { message: 'Bildens beskrivning får vara högst 300 tecken.' })
  @MinLength(1, { message: 'Beskriv vad bilden visar.' })
  @IsString({ message: 'Beskriv vad bilden visar.' })
  @trimmed()
  alt: string;
}

/** The body for the contract: the file is read before the fields are validated. */
export class UploadFormDto extends UploadDto {
  @ApiProperty({
    type: String,
    format: 'binary',
    description: 'JPEG, PNG, WebP or AVIF of at most 10 MB and 24 megapixels.',
  })
  file: string;
}

export class RenditionDto {
  @ApiProperty({ type: String })
  src: string;

  @ApiProperty({ enum: IMAGE_FORMATS })
  format: ImageFormat;

  @ApiProperty({ type: Number })
  width: number;

  @ApiProperty({ type: Number })
  height: number;
}

export class MediaDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({
    type: String,
    description: 'Path of the largest WebP, for `featured_image` and `img`.',
  })
  src: string;

  @ApiProperty({ type: String, description: 'Every WebP with its width, for `srcset`.' })
  srcset: string;

  @ApiProperty({ type: String })
  alt: string;

  @ApiProperty({ type: Number })
  width: number;

  @ApiProperty({ type: Number })
  height: number;

  @ApiProperty({ type: [RenditionDto] })
  renditions: RenditionDto[];

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export class MediaListDto {
  @ApiProperty({ type: [MediaDto] })
  media: MediaDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
