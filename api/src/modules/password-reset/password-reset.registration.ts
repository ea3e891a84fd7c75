import type { ModuleRegistration } from '../../module-registration';
import { passwordChangedMail, resetMail } from './password-reset.mails';
import { PasswordResetEntity } from './password-reset.entity';

export const PASSWORD_RESET_REGISTRATION: ModuleRegistration = {
  mails: [resetMail, passwordChangedMail],
  entities: [PasswordResetEntity],
  retention: [
    {
      id: 'password-resets',
      name: 'links for a new password that are over',
      table: 'password_resets',
      condition: `expires_at < now()`,
    },
  ],
};
