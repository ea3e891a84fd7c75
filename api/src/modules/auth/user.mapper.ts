import { PERMISSIONS } from './permissions';
import type { UserDto } from './auth.dto';
import type { UserEntity } from './user.entity';

export function toUserDto({ id, email, username, name, role }: UserEntity): UserDto {
  return { id, email, username, name, role, isAdmin: role === 'admin', areas: [...PERMISSIONS[role]] };
}

/** What other admins know a user by. */
export function displayName({ name, username }: Pick<UserEntity, 'name' | 'username'>): string {
  return name || username;
}
