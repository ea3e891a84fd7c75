import { PickType } from '@nestjs/swagger';
import { IsEmail } from 'class-validator';
import { IsText } from '../../contract/request-fields';
import { Text } from '../../contract/response-fields';
import { ChangePasswordDto } from '../auth/auth.dto';

export class RequestResetDto {
  @IsEmail({}, { message: 'Ange en giltig e-postadress.' })
  @IsText({ max: [254, 'E-postadressen är för lång.'], format: 'email' }, 'Ange en giltig e-postadress.')
  email: string;
}

export class RequestedResetDto {
  @Text('In Swedish; the same for every address.') message: string;
}

export class ResetPasswordDto extends PickType(ChangePasswordDto, ['new_password']) {
  @IsText({ min: 1, max: 100 }, 'Länken är inte hel. Öppna den ur mejlet en gång till.') token: string;
}
