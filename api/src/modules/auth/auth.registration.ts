import type { ModuleRegistration, PersonalDataSource } from '../../module-registration';
import { factorsChangedMail, newDeviceMail } from './auth.mails';
import type { Held } from '../personal-data/kept-data';
import { expiredRows } from '../retention/kept-periods';
import {
  AuthenticatorEntity,
  PasskeyChallengeEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
} from './factors/factor.entity';
import { KnownDeviceEntity, SessionEntity, SignInCodeEntity } from './session.entity';
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
    expiredRows('sessions', 'expired sessions'),
    expiredRows('sign_in_codes', 'expired sign-in codes'),
    expiredRows('passkey_challenges', 'challenges of passkeys that nobody answered'),
    {
      id: 'known-devices',
      name: 'browsers that have not signed in for 400 days',
      table: 'known_devices',
      condition: `seen_at < now() - interval '400 days'`,
    },
  ],
  personalData: ACCOUNT,
};
