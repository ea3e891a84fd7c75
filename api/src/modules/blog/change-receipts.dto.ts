import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, Matches } from 'class-validator';

/** A client of the stream of changes says what its caches have reached. */
export class ChangeReceiptDto {
  @ApiProperty({ type: String, format: 'uuid', description: 'From the first event of its stream.' })
  @IsUUID(undefined, { message: 'Följaren är okänd.' })
  follower: string;

  @ApiProperty({ type: String, pattern: '^\\d{1,19}$' })
  @Matches(/^\d{1,19}$/, { message: 'Versionen ska vara ett tal.' })
  version: string;
}
