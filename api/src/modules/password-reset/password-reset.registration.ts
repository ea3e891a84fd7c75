import { CreatePasswordResets1766001500001 } from '../../database/migrations/1766001500001-create-password-resets';
import type { ModuleRegistration } from '../../module-registration';
import { passwordChangedMail, resetMail } from './password-reset.mails';
import { PasswordResetEntity } from './password-reset.entity';

export const PASSWORD_RESET_REGISTRATION: ModuleRegistration = {
  mails: [resetMail, passwordChangedMail],
  entities: [PasswordResetEntity],
  migrations: [CreatePasswordResets1766001500001],
  retention: [
    {
      id: 'password-resets',
      name: 'links for a new password that are over',
      table: 'password_resets',
      condition: `expires_at < now()`,
    },
  ],
};
