import { IsMailAddress, IsText } from '../../contract/request-fields';
import { Flag, Text } from '../../contract/response-fields';

export class RequestAddressDto {
  @IsMailAddress() email: string;
}

export class RequestedAddressDto {
  @Text('A sentence for the user.') message: string;
}

export class ConfirmAddressDto {
  @IsText({ pattern: /^[\w-]{43}$/ }, 'Länken är inte hel. Öppna den från mejlet igen.') token: string;
}

export class ConfirmedAddressDto {
  @Flag('Both mailboxes have confirmed: the address is the new one.') is_changed: boolean;
}
