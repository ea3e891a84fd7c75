import { IsText } from '../../contract/request-fields';
import { Describe, Nested, Text } from '../../contract/response-fields';
import { SecondFactorDto } from './auth.dto';

const MISSING = 'Inloggningen från Google saknas.';

export class GoogleCredentialDto extends SecondFactorDto {
  @IsText({ min: 1, max: 4096, description: 'ID token of Google.' }, MISSING) credential: string;
}

export class GoogleCodeDto extends SecondFactorDto {
  @IsText({ pattern: /^[\w-]{43}$/ }, MISSING) code: string;
}

export class StartQueryDto {
  @Describe('Origin of the login page to return to; the site when it is not an allowed origin.')
  @IsText({ max: [200, 'Adressen är för lång.'], required: false })
  origin?: string;
}

export class GoogleProviderDto {
  @Text() client_id: string;

  @Text({ nullable: true, description: 'Where the redirect flow begins, if it is set up.' })
  redirect_url: string | null;

  @Text('Address at which the page requests an ID token of Google without the redirect flow.')
  authorization_url: string;
}

export class ProvidersDto {
  @Nested(GoogleProviderDto, { nullable: true }) google: GoogleProviderDto | null;

  @Text({
    nullable: true,
    description: 'Pages of this domain and its subdomains sign in by passkey; null for none.',
  })
  passkey_domain: string | null;
}
