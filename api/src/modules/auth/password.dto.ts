import { IsText } from '../../contract/request-fields';

const MAX_PASSWORD = 200;

/** Asked for again before something that cannot be undone. */
export class PasswordDto {
  @IsText({ max: [MAX_PASSWORD, 'Lösenordet stämmer inte.'] }, 'Ange ditt lösenord.') password: string;
}
