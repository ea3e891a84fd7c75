import { CreateUsers1766000000001 } from '../../database/migrations/1766000000001-create-users';
import { CreateSessions1766000200006 } from '../../database/migrations/1766000200006-create-sessions';
import { AdmitTeams1766000600001 } from '../../database/migrations/1766000600001-admit-teams';
import { NamePartsOfAccounts1766000904001 } from '../../database/migrations/1766000904001-name-parts-of-accounts';
import { NameUsers1766000906002 } from '../../database/migrations/1766000906002-name-users';
import { AdmitEditors1766001500002 } from '../../database/migrations/1766001500002-admit-editors';
import { InviteAccounts1766001500003 } from '../../database/migrations/1766001500003-invite-accounts';
import { CreateSecondFactors1766001600001 } from '../../database/migrations/1766001600001-create-second-factors';
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
  migrations: [
    CreateUsers1766000000001,
    CreateSessions1766000200006,
    AdmitTeams1766000600001,
    NamePartsOfAccounts1766000904001,
    NameUsers1766000906002,
    AdmitEditors1766001500002,
    InviteAccounts1766001500003,
    CreateSecondFactors1766001600001,
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
