import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, ValidateNested } from 'class-validator';
import { IsMailAddress } from '../../common/mail-address';

const MOST_EVENTS = 500;
export const BOUNCE_KINDS = ['bounced', 'complained'] as const;

export class BounceDto {
  @ApiProperty({ type: String, format: 'email' })
  @IsMailAddress()
  email: string;

  @ApiProperty({
    enum: BOUNCE_KINDS,
    description: 'bounced: permanently; temporary failures are not reported.',
  })
  @IsIn(BOUNCE_KINDS, { message: 'Händelsen ska vara en studs eller ett klagomål.' })
  kind: (typeof BOUNCE_KINDS)[number];
}

export class BouncesDto {
  @ApiProperty({ type: [BounceDto], minItems: 1, maxItems: MOST_EVENTS })
  @ValidateNested({ each: true })
  @Type(() => BounceDto)
  @ArrayMaxSize(MOST_EVENTS, { message: `Högst ${MOST_EVENTS} åt gången.` })
  @ArrayMinSize(1, { message: 'Ange minst en händelse.' })
  @IsArray({ message: 'Ange minst en händelse.' })
  events: BounceDto[];
}

export class BouncesReceiptDto {
  @ApiProperty({ type: 'integer', description: 'Number of changed subscribers.' })
  affected: number;
}
