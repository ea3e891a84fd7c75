import { useState } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, Notice } from '@stillsam/ui';
import { isCancelled } from './passkeys';

interface PasskeyButtonProps {
  children: string;
  variant?: 'secondary';
  workingText: string;
  /** Where the API gave no sentence. */
  failedText: string;
  hasFocus?: boolean;
  /** @throws ApiError; an error of the browser where the user cancels. */
  onPress: () => Promise<unknown>;
}

/** A button that lets the browser ask for a passkey. A ceremony that the user closes says nothing. */
export function PasskeyButton({
  children,
  variant,
  workingText,
  failedText,
  hasFocus = false,
  onPress,
}: PasskeyButtonProps) {
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async () => {
    setIsWorking(true);
    setFailure(null);
    try {
      await onPress();
    } catch (error) {
      if (!isCancelled(error)) setFailure(serverText(error) ?? failedText);
    }
    setIsWorking(false);
  };
  return (
    <>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <Button
        autoFocus={hasFocus}
        variant={variant}
        isFullWidth
        isLoading={isWorking}
        loadingText={workingText}
        onClick={() => void press()}
      >
        {children}
      </Button>
    </>
  );
}
