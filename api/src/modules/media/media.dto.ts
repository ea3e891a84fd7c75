import { PaginationDto } from '../../contract/pagination';
import { IsText, IsWhole } from '../../contract/request-fields';
import { Describe, ListOf, Nested, Numeric, OneOf, Text, Timestamp } from '../../contract/response-fields';
import { IMAGE_FORMATS, type ImageFormat } from './images';

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
