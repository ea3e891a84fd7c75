import { Matches } from 'class-validator';
import { Column } from 'typeorm';
import { isOneLine } from '../../../contract/fields';
import { IsFlag, IsText, IsWhole } from '../../../contract/request-fields';
import { Describe } from '../../../contract/response-fields';
import { draftFields } from '../../drafts/draft-fields';
import type { CategoryId } from '../../blog/posts/categories';
import { IsSubjects } from '../../newsletter/newsletter.dto';

/** Half of it is what a mail program shows before it cuts the message off; see docs/newsletter.md. */
const MAX_LETTER_LENGTH = 60_000;
const MAX_SPREAD_HOURS = 72;
const MAX_WELCOME_DAYS = 365;

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const NO_DAY = 'Dagen skrivs som 2026-03-29.';

/**
 * The fields that an admin writes. Each is declared here once: its column with its default, its limits with their
 * messages, and its schema. The entity, request bodies, responses and revisions are derived from it.
 */
export class CampaignFields {
  @Column('text', { default: '' })
  @isOneLine('Ämnesraden ska stå på en rad.')
  @Describe('Empty while it is not written.')
  @IsText({ trim: true, max: [150, 'Ämnesraden får vara högst 150 tecken.'] })
  subject: string;

  @Column('text', { default: '' })
  @isOneLine('Förhandstexten ska stå på en rad.')
  @Describe('What mail programs show beside the subject.')
  @IsText({ trim: true, max: [200, 'Förhandstexten får vara högst 200 tecken.'] })
  preheader: string;

  @Column('text', { default: '' })
  @Describe('HTML; the API removes what a mail cannot carry.')
  @IsText({ max: [MAX_LETTER_LENGTH, 'Brevet är för långt.'] })
  content: string;

  @Column('boolean', { default: true })
  @IsFlag('Arkivet ska vara valt eller inte valt.', 'Listed in the archive, the sitemap and the feed.')
  is_listed: boolean;

  @Column('text', { array: true, default: [] })
  @IsSubjects('Only subscribers who chose one of them, or all subjects. Empty: everybody.')
  interests: CategoryId[];

  @Column('date', { nullable: true })
  @Matches(DAY, { message: NO_DAY })
  @Describe('First day of sign-up, Swedish.')
  @IsText({ emptyIsNull: true, format: 'date', nullable: true }, NO_DAY)
  signed_up_from: string | null;

  @Column('date', { nullable: true })
  @Matches(DAY, { message: NO_DAY })
  @Describe('Last day of sign-up, Swedish.')
  @IsText({ emptyIsNull: true, format: 'date', nullable: true }, NO_DAY)
  signed_up_to: string | null;

  @Column('integer', { default: 0 })
  @Describe('Hours to send over.')
  @IsWhole(
    {
      min: [0, 'Antalet timmar är minst 0.'],
      max: [MAX_SPREAD_HOURS, `Högst ${MAX_SPREAD_HOURS} timmar.`],
    },
    'Antalet timmar ska vara ett heltal.',
  )
  spread_hours: number;

  @Column('integer', { nullable: true })
  @Describe('A letter that each new subscriber gets so many days after confirming; null for a campaign.')
  @IsWhole(
    {
      min: [0, 'Antalet dagar är minst 0.'],
      max: [MAX_WELCOME_DAYS, `Högst ${MAX_WELCOME_DAYS} dagar.`],
      nullable: true,
    },
    'Antalet dagar ska vara ett heltal.',
  )
  welcome_days: number | null;
}

export const { fieldsOf } = draftFields(CampaignFields);
