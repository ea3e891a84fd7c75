import { Skeleton } from '@stillsam/ui';
import { LoadFailed } from '../../../features/list/list-tab';
import { SecondFactorDue, useFactors } from '../../../features/session/second-factor-due';
import { ACCOUNT_COPY } from '../account.copy';
import { AppPart } from './app-part';
import { PasskeysPart } from './passkeys-part';
import { RecoveryCodesPart } from './recovery-codes-part';
import { AccountPart } from './account-part';

const { factors: copy } = ACCOUNT_COPY;

/** What the user signs in by beside the password. */
export function Factors() {
  const factors = useFactors();
  const isOff = factors.data && !factors.data.has_totp && factors.data.passkeys.length === 0;
  return (
    <AccountPart
      id="factors"
      title={copy.title}
      value={factors.data && (isOff ? copy.off : copy.on)}
      lead={copy.lead}
      isOpenAtFirst
    >
      {factors.isPending ? <Skeleton lines={4} label={copy.loading} /> : null}
      {factors.isError && !factors.data ? <LoadFailed title={copy.failed} refetch={factors.refetch} /> : null}
      {factors.data ? (
        <>
          <SecondFactorDue />
          <PasskeysPart passkeys={factors.data.passkeys} />
          <AppPart isOn={factors.data.has_totp} />
          {factors.data.has_totp || factors.data.passkeys.length > 0 ? (
            <RecoveryCodesPart left={factors.data.recovery_codes_left} />
          ) : null}
        </>
      ) : null}
    </AccountPart>
  );
}
