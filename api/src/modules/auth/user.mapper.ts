import type { UserDto } from './auth.dto';
import type { UserEntity } from './user.entity';

export function toUserDto({ id, email, username, role }: UserEntity): UserDto {
  return { id, email, username, role, isAdmin: role === 'admin' };
}
