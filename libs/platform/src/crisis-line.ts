/** `text` is for visitors who cannot hear or speak. */
export type CrisisGroupId = 'now' | 'talk' | 'violence' | 'young' | 'relatives' | 'text';

/** A helpline. Its texts are in Swedish. */
export interface CrisisLine {
  id: string;
  group: CrisisGroupId;
  name: string;
  /** As it is read: `08-702 16 80`. null where the line is reached in another way: `reach`. */
  number: string | null;
  /** Name of the link where it is not `Ring … på …`. */
  label: string | null;
  reach: string | null;
  /** For when the first number does not connect. */
  secondNumber: string | null;
  hours: string | null;
  forWhom: string | null;
  /** The languages that the line answers in; null while nobody has verified them. */
  answersIn: string | null;
  /** Address of the chat or the letters. */
  chat: string | null;
  /** null where they stand on the page of the chat. */
  chatHours: string | null;
  /** Address of the page that states all this. */
  source: string;
  /** The day of the last check, YYYY-MM-DD, and who did it; null where nobody has. */
  checkedOn: string | null;
  checkedBy: string | null;
  /** The last check is more than half a year ago, by the API's clock. */
  isOverdue?: boolean;
}
