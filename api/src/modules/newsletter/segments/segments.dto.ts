import { ValidateBy } from 'class-validator';
import { IsText } from '../../../contract/request-fields';
import { ListOf, Nested, Text } from '../../../contract/response-fields';
import { canonicalMailAddress, isMailAddress } from '../../../text/mail-address';
import { SubscriberFilterDto } from '../subscribers.dto';

export class SaveSegmentDto extends SubscriberFilterDto {
  @IsText({ trim: true, min: 1, max: [60, 'Namnet får vara högst 60 tecken.'] }, 'Ge segmentet ett namn.')
  name: string;

  // A segment outlives the erasure of a person.
  @ValidateBy(
    {
      name: 'isNoAddress',
      validator: {
        validate: (value: unknown) =>
          typeof value !== 'string' || !isMailAddress(canonicalMailAddress(value.trim())),
      },
    },
    { message: 'Ett segment kan inte sparas med en hel e-postadress som sökord.' },
  )
  override search?: string = undefined;
}

/** What it selects by. */
export type SegmentFilter = SubscriberFilterDto;

export class SegmentDto {
  @Text() id: string;
  @Text() name: string;
  @Nested(SubscriberFilterDto) filter: SegmentFilter;
}

export class SegmentsDto {
  @ListOf(SegmentDto, 'By name.') segments: SegmentDto[];
}
