import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { IS_TEXT } from '../../common/fields';

const MISSING = { message: 'Inloggningen från Google saknas.' };

export class GoogleCredentialDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 4096, description: 'ID token of Google.' })
  @Length(1, 4096, MISSING)
  @IsString(MISSING)
  credential: string;
}

export class GoogleCodeDto {
  @ApiProperty({ type: String, pattern: '^[A-Za-z0-9_-]{43}$' })
  @Matches(/^[\w-]{43}$/, MISSING)
  @IsString(MISSING)
  code: string;
}

export class StartQueryDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description: 'Origin of the login page to return to; the site when it is not an allowed origin.',
  })
  @MaxLength(200, { message: 'Adressen är för lång.' })
  @IsString(IS_TEXT)
  @IsOptional()
  origin?: string;
}

export class GoogleProviderDto {
  @ApiProperty({ type: String })
  client_id: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where the redirect flow begins, if it is set up.',
  })
  redirect_url: string | null;

  @ApiProperty({
    type: String,
    description: 'Address at which the page requests an ID token of Google without the redirect flow.',
  })
  authorization_url: string;
}

export class ProvidersDto {
  @ApiProperty({ type: GoogleProviderDto, nullable: true })
  google: GoogleProviderDto | null;
}
