import { Transform } from 'class-transformer';
import { Equals } from 'class-validator';
import { IsMailAddress, IsOneOf, IsSomeOf, IsText } from '../../contract/request-fields';
import { Describe, Flag, OneOf, SomeOf, Text, Timestamp, type About } from '../../contract/response-fields';
import { CATEGORY_IDS, type CategoryId } from '../blog/posts/categories';
import { INVALID_LINK } from './newsletter.errors';
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from './subscriber.entity';

const MAX_TOKEN_LENGTH = 100;
const PAUSES = ['keep', 'month', 'none'] as const;

/** Subjects of letters, which are the categories of articles. */
export const IsSubjects = (about?: About) =>
  IsSomeOf(
    CATEGORY_IDS,
    {
      other: 'Ämnet finns inte.',
      twice: 'Samma ämne står två gånger.',
      tooMany: 'Ämnena är för många.',
      noList: 'Ämnena ska vara en lista.',
    },
    about,
  );

export class SubscribeDto {
  @IsMailAddress() email: string;

  @Equals(true, { message: 'Vi behöver ditt samtycke för att få skicka nyhetsbrevet.' })
  @Flag({ enum: [true] })
  gdprConsent: true;
}

export class SubscribedDto {
  @Text() message: string;
  @Text('A Swedish sentence that refers to the opt-in mail.') confirmation: string;
}

export class ConfirmDto {
  @IsText({ max: MAX_TOKEN_LENGTH }, INVALID_LINK) token: string;
}

/** A mail program sends the token in the address, the page in the body. */
export class UnsubscribeDto {
  @IsText({ max: MAX_TOKEN_LENGTH, required: false }, INVALID_LINK) token?: string;

  @Describe('Slug of the letter that led here.')
  @IsText({ pattern: /^[a-z0-9-]{1,100}$/, required: false }, INVALID_LINK)
  letter?: string;

  @IsOneOf(['welcome'], INVALID_LINK, {
    required: false,
    description: 'Ends the welcome letters, and no other.',
  })
  only?: 'welcome';
}

export const FREQUENCIES = ['every', 'monthly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export class PreferencesQueryDto {
  @IsText({ max: MAX_TOKEN_LENGTH }, INVALID_LINK) token: string;
}

/** What a subscriber wants to get. */
export class PreferencesDto {
  @OneOf(SUBSCRIBER_STATUSES) status: SubscriberStatus;
  @SomeOf(CATEGORY_IDS, 'Subjects; empty: all of them.') interests: CategoryId[];
  @OneOf(FREQUENCIES, 'monthly: at most one letter in thirty days.') frequency: Frequency;
  @Timestamp({ nullable: true, description: 'No letters until then.' }) paused_until: Date | null;

  @Timestamp({
    nullable: true,
    description: 'When they ended the welcome letters; null where they get them.',
  })
  welcome_stopped_at: Date | null;
}

/** What the page sends, and a form without JavaScript: there a single subject is no list. */
export class SavePreferencesDto extends PreferencesQueryDto {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value))
  @IsSubjects({ required: false })
  interests?: CategoryId[];

  @IsOneOf(FREQUENCIES, 'Välj hur ofta du vill ha brev.') frequency: Frequency;

  @Describe('keep: as it is. month: thirty days from now. none: no pause.')
  @IsOneOf(PAUSES, 'Pausen finns inte.', { required: false })
  pause?: (typeof PAUSES)[number];
}

export class NewsletterMessageDto {
  @Text('A Swedish sentence that may be shown.') message: string;
}
