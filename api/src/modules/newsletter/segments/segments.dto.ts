import { ValidateBy, type ValidationArguments } from 'class-validator';
import { IsText } from '../../../contract/request-fields';
import { ListOf, Nested, Text } from '../../../contract/response-fields';
import { SubscriberFilterDto } from '../subscribers.dto';

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
