import { IsListOf, IsMailAddress, IsOneOf } from '../../contract/request-fields';
import { Describe, Integer } from '../../contract/response-fields';

const MAX_EVENTS = 500;
export const BOUNCE_KINDS = ['bounced', 'complained'] as const;

export class BounceDto {
  @IsMailAddress() email: string;

  @Describe('bounced: permanently; temporary failures are not reported.')
  @IsOneOf(BOUNCE_KINDS, 'Händelsen ska vara en studs eller ett klagomål.')
  kind: (typeof BOUNCE_KINDS)[number];
}

export class BouncesDto {
  @IsListOf(
    BounceDto,
    { min: 1, max: [MAX_EVENTS, `Högst ${MAX_EVENTS} åt gången.`] },
    'Ange minst en händelse.',
  )
  events: BounceDto[];
}

export class BouncesReceiptDto {
  @Integer('Number of changed subscribers.') affected: number;
}
