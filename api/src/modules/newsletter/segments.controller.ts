import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { Answers, AnswersCreated, AnswersNothing } from '../../contract/answers';
import { RequireArea } from '../auth/access';
import { SegmentsService } from './segments.service';
import { IsText } from '../../contract/request-fields';
import { ListOf, Nested, Text } from '../../contract/response-fields';
import { SubscriberFilterDto } from './subscribers.dto';

/** A segment outlives the erasure of a person. Checked at the name, so that the other fields keep their own checks. */
const HasNoAddress = () =>
  ValidateBy(
    {
      name: 'hasNoAddress',
      validator: {
        validate: (_, args?: ValidationArguments) =>
          !Object.values(args?.object ?? {}).some((value) => String(value).normalize('NFKC').includes('@')),
      },
    },
    { message: 'Ett segment sparas utan e-postadresser. Ta bort det som har @.' },
  );

export class SaveSegmentDto extends SubscriberFilterDto {
  @HasNoAddress()
  @IsText({ trim: true, min: 1, max: [60, 'Namnet får vara högst 60 tecken.'] }, 'Ge segmentet ett namn.')
  name: string;
}

export class SegmentDto {
  @Text() id: string;
  @Text() name: string;
  @Nested(SubscriberFilterDto) filter: SubscriberFilterDto;
}

export class SegmentsDto {
  @ListOf(SegmentDto, 'By name.') segments: SegmentDto[];
}

@ApiTags('newsletter, admin')
@RequireArea('subscribers')
@Controller('api/admin/newsletter/segments')
export class SegmentsController {
  constructor(private readonly segments: SegmentsService) {}

  @Get()
  @Answers(SegmentsDto)
  list(): Promise<SegmentsDto> {
    return this.segments.list();
  }

  @Post()
  @AnswersCreated(SegmentDto, 409)
  save(@Body() segment: SaveSegmentDto): Promise<SegmentDto> {
    return this.segments.save(segment);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@Param('id') id: string): Promise<void> {
    return this.segments.remove(id);
  }
}
