import type { ModuleRegistration, PersonalDataSource } from '../../module-registration';
import { factorsChangedMail } from './factors/factors.mails';
import { newDeviceMail } from './sign-in.mails';
import type { Held } from '../personal-data/kept-data';
import { AuthenticatorEntity } from './factors/authenticator.entity';
import { PasskeyChallengeEntity } from './factors/passkey-challenge.entity';
import { PasskeyEntity } from './factors/passkey.entity';
import { RecoveryCodeEntity } from './factors/recovery-code.entity';
import { KnownDeviceEntity } from './known-device.entity';
import { SessionEntity } from './session.entity';
import { SignInCodeEntity } from './sign-in-code.entity';
import { UserEntity } from './user.entity';

/** An account is removed by the operator, not by an erasure. */
const ACCOUNT: PersonalDataSource<Pick<Held, 'account'>> = {
  async read(manager, email) {
    const user = await manager
      .createQueryBuilder(UserEntity, 'user')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
    if (!user) return { account: null };
    const { username, name, role, createdAt } = user;
    return { account: { username, name, role, created_at: createdAt } };
  },
  kept: ({ account }) => [['account', Number(account !== null)]],
};

export const AUTH_REGISTRATION: ModuleRegistration = {
  mails: [newDeviceMail, factorsChangedMail],
  entities: [
    UserEntity,
    SessionEntity,
    SignInCodeEntity,
    KnownDeviceEntity,
    PasskeyEntity,
    PasskeyChallengeEntity,
    AuthenticatorEntity,
    RecoveryCodeEntity,
  ],
  retention: [
    { id: 'sessions', name: 'expired sessions', table: 'sessions', condition: `expires_at < now()` },
    {
      id: 'sign-in-codes',
      name: 'expired sign-in codes',
      table: 'sign_in_codes',
      condition: `expires_at < now()`,
    },
    {
      id: 'passkey-challenges',
      name: 'challenges of passkeys that nobody answered',
      table: 'passkey_challenges',
      condition: `expires_at < now()`,
    },
    {
      id: 'known-devices',
      name: 'browsers that have not signed in for 400 days',
      table: 'known_devices',
      condition: `seen_at < now() - interval '400 days'`,
    },
  ],
  personalData: ACCOUNT,
};
