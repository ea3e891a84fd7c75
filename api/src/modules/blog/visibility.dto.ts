import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

export class VisibilityQueryDto {
  @ApiProperty({ type: Number, minimum: 1 })
  @Max(2_147_483_647, { message: 'Versionen finns inte.' })
  @Min(1, { message: 'Versionen finns inte.' })
  @IsInt({ message: 'Versionen ska vara ett heltal.' })
  @Type(() => Number)
  version: number;
}

export class VisibilityDto {
  @ApiProperty({ type: Boolean })
  visible: boolean;

  @ApiProperty({ type: Number, description: 'From the save until the public page shows it.' })
  milliseconds: number;

  @ApiProperty({ type: String, description: 'Public address of the article.' })
  url: string;
}
