import { applyDecorators } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { isOneLine } from '../../contract/fields';
import {
  IsFlag,
  IsMailAddress,
  IsOneOf,
  IsReason,
  IsText,
  IsVersion,
  IsWhole,
} from '../../contract/request-fields';
import {
  Day,
  Describe,
  Flag,
  ListOf,
  Nested,
  Numeric,
  OneOf,
  Text,
  Timestamp,
} from '../../contract/response-fields';
import { RevisionDto } from '../blog/posts/posts.dto';
import { VERDICTS, type Verdict } from './review.entity';

/**
 * `none`: no licensed reviewer has read it. `current`: reviewed as it reads now. `expired`: so too, and the date for
 * another review has passed. `changed`: it was reviewed and reads otherwise now.
 */
const REVIEW_STATES = ['none', 'current', 'expired', 'changed'] as const;
type ReviewState = (typeof REVIEW_STATES)[number];

/** What visitors read of the review of a post. */
export class PublicReviewDto {
  @OneOf(REVIEW_STATES) state: ReviewState;
  @Day({ nullable: true, description: 'null where the state is none.' }) reviewed_on: string | null;
  @Day({ nullable: true, description: 'The last day that it is valid.' }) next_on: string | null;
  @Text({ nullable: true, description: 'null without the consent of the reviewer.' }) reviewer: string | null;
  @Text({ nullable: true, description: 'null without the consent of the reviewer.' }) title: string | null;
  @Text({ nullable: true, description: 'The profession of the licence.' }) legitimation: string | null;
  @Text({ nullable: true, description: 'null without the consent of the reviewer.' }) workplace:
    string | null;
  @Text({ nullable: true }) scope: string | null;
}

export class ReviewedPostDto {
  @Text() slug: string;
  @Text() title: string;
  @Nested(PublicReviewDto) review: PublicReviewDto;
  @Day({ nullable: true, description: 'As of the post: the oldest last check of its sources.' })
  sources_checked_on: string | null;
}

export class PublicReviewsDto {
  @ListOf(ReviewedPostDto, 'Published posts that show the crisis card or were reviewed, by title.')
  posts: ReviewedPostDto[];
}

const MAX_REMARK = 2000;
const MAX_QUOTE = 1000;
const MAX_FACT = 120;
/** The longest cycle, as NHS has it. */
const MAX_MONTHS = 36;

const IsFact = (required: boolean, message?: string) =>
  applyDecorators(
    isOneLine('Skriv på en rad.'),
    IsText(
      { trim: true, min: required ? 1 : 0, max: [MAX_FACT, 'Skriv högst 120 tecken.'], required },
      message,
    ),
  );

/** A version, its reviewer, and how long an approval is valid. */
export class SendReviewDto {
  @Describe('An account. Without one: `email` and `name`.')
  @IsText({ pattern: /^[1-9]\d{0,17}$/, required: false }, 'Välj en granskare.')
  reviewer_id?: string;

  @IsMailAddress({ required: false }) email?: string;
  @IsFact(false) name?: string;
  @IsFact(false) title?: string;
  @IsFact(true, 'Skriv vilket yrke legitimationen gäller.') legitimation: string;
  @IsFact(false) workplace?: string;
  @IsText({ trim: true, max: [300, 'Skriv högst 300 tecken.'], required: false }) scope?: string;

  @IsWhole({ min: 1, max: MAX_MONTHS, required: false, default: MAX_MONTHS }, 'Välj en tid på högst tre år.')
  valid_months?: number;

  @IsVersion('The version that is reviewed.') version: number;
}

export class RemarkDto {
  @IsText(
    { trim: true, min: 1, max: [MAX_REMARK, `Skriv högst ${MAX_REMARK} tecken.`] },
    'Skriv din anmärkning.',
  )
  text: string;

  @Describe('The sentence that it is about.')
  @IsText({ trim: true, max: [MAX_QUOTE, `Skriv högst ${MAX_QUOTE} tecken.`], required: false })
  quote?: string;
}

export class DecideReviewDto {
  @IsOneOf(VERDICTS, 'Välj om texten är godkänd.') verdict: Verdict;

  @IsFlag('Samtycket ska vara givet eller inte givet.', {
    required: false,
    description: 'The reviewer may be named in public.',
  })
  consents_to_name?: boolean;
}

export class ConsentDto {
  @IsFlag('Samtycket ska vara givet eller inte givet.') consents_to_name: boolean;
}

/** The token of a mailed link. */
export class ReviewTokenDto {
  @IsText({ pattern: /^[\w-]{43}$/ }, 'Länken är inte hel.') token: string;
}

/** A token with the code that was mailed to the same address. */
export class ReviewCodeDto extends ReviewTokenDto {
  @IsText({ trim: true, pattern: /^\d{8}$/ }, 'Koden har åtta siffror.') code: string;
}

export class LinkRemarkDto extends IntersectionType(ReviewCodeDto, RemarkDto) {}
export class LinkVerdictDto extends IntersectionType(ReviewCodeDto, DecideReviewDto) {}
export class LinkConsentDto extends IntersectionType(ReviewCodeDto, ConsentDto) {}

/** Why the text may change, or be published, without another review. */
export class EditorialChangeDto {
  @IsReason('Skriv vad som är ändrat, med minst tio tecken.') reason: string;
}

export class ReviewRemarkDto {
  @Text() text: string;
  @Text('The sentence that it is about; empty for the whole text.') quote: string;
  @Timestamp() created_at: Date;
}

export class ReviewDto {
  @Text() id: string;
  @Text() post_id: string;
  @Text('Of the version.') title: string;
  @Numeric() version: number;
  @Text() reviewer: string;
  @Text('The profession of the licence.') legitimation: string;
  @Text() workplace: string;
  @Text('What was asked for.') scope: string;
  @Flag('The reviewer may be named in public.') consents_to_name: boolean;
  @Text({ nullable: true, description: 'null when the account was deleted.' }) sent_by: string | null;
  @Timestamp() sent_at: Date;
  @OneOf(VERDICTS, { nullable: true, description: 'null until the reviewer has decided.' })
  verdict: Verdict | null;
  @Timestamp({ nullable: true }) decided_at: Date | null;
  @Day({ nullable: true, description: 'Of an approval: the last day that it is valid.' })
  next_on: string | null;
  @Timestamp({
    nullable: true,
    description: 'Of a reviewer without an account: when the mailed link ends. null once it is deleted.',
  })
  link_until: Date | null;
  @ListOf(ReviewRemarkDto, 'Oldest first.') remarks: ReviewRemarkDto[];
}

export class ReviewListDto {
  @ListOf(ReviewDto, 'Newest first.') reviews: ReviewDto[];
}

/** A named decision: that a changed text keeps its review, or is published without one. */
export class ReviewDecisionDto {
  @OneOf(['editorial', 'exemption']) kind: 'editorial' | 'exemption';
  @Text() reason: string;
  @Text() by: string;
  @Timestamp() at: Date;
  @Timestamp({ nullable: true, description: 'When a review or a new exemption replaced it.' })
  ended_at: Date | null;
}

export class PostReviewListDto extends ReviewListDto {
  @Nested(PublicReviewDto, 'What visitors read of the saved text.') current: PublicReviewDto;
  @Flag('The text differs from the last reviewed one in no clinical sentence, and can keep its review.')
  can_keep: boolean;
  @ListOf(ReviewDecisionDto, 'Newest first.') decisions: ReviewDecisionDto[];
}

export class ReviewedTextDto {
  @Nested(ReviewDto) review: ReviewDto;
  @Nested(RevisionDto) text: RevisionDto;
  @Nested(RevisionDto, { nullable: true, description: 'The text as it was last approved; null without one.' })
  before: RevisionDto | null;
  @Flag('The caller is its reviewer and has not decided yet.') can_decide: boolean;
}

export class ReviewerDto {
  @Text() id: string;
  @Text() name: string;
}

export class ReviewerListDto {
  @ListOf(ReviewerDto, 'By name.') reviewers: ReviewerDto[];
}
