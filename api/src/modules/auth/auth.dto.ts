import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsString, Length, MaxLength } from 'class-validator';
import { PASSWORD_SENTENCES } from './auth.errors';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-rules';
import { ROLES, type Role } from './user.entity';

export class LoginDto {
  @ApiProperty({ format: 'email', maxLength: 254 })
  @IsEmail({}, { message: 'Ange en giltig e-postadress.' })
  @MaxLength(254, { message: 'E-postadressen är för lång.' })
  @IsString({ message: 'Ange en giltig e-postadress.' })
  email: string;

  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Length(1, 200, { message: 'Ange ditt lösenord.' })
  @IsString({ message: 'Ange ditt lösenord.' })
  password: string;
}

export class UserDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  email: string;

  @ApiProperty({ type: String })
  username: string;

  @ApiProperty({ enum: ROLES })
  role: Role;

  @ApiProperty({ type: Boolean })
  isAdmin: boolean;
}

export class SessionDto {
  @ApiProperty({ type: String, description: 'Bearer token.' })
  token: string;

  @ApiProperty({ type: UserDto })
  user: UserDto;
}

const NEW_PASSWORD_LENGTH = PASSWORD_SENTENCES['wrong-length'];

export class ChangePasswordDto {
  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Length(1, 200, { message: 'Ange ditt nuvarande lösenord.' })
  @IsString({ message: 'Ange ditt nuvarande lösenord.' })
  current_password: string;

  @ApiProperty({
    minLength: SHORTEST_PASSWORD,
    maxLength: LONGEST_PASSWORD,
    description: 'Neither common nor derived from the address.',
  })
  @Length(SHORTEST_PASSWORD, LONGEST_PASSWORD, { message: NEW_PASSWORD_LENGTH })
  @IsString({ message: NEW_PASSWORD_LENGTH })
  new_password: string;
}

export class OwnSessionDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String, description: 'Browser and system.' })
  device: string;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'To the minute.' })
  last_seen_at: string;

  @ApiProperty({ type: Boolean })
  is_current: boolean;
}

export class SessionListDto {
  @ApiProperty({ type: [OwnSessionDto] })
  sessions: OwnSessionDto[];
}

export class VerificationDto {
  @ApiProperty({ type: Boolean })
  valid: boolean;

  @ApiProperty({ type: UserDto })
  user: UserDto;
}
