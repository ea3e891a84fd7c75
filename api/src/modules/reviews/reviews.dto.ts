import { IsOneOf, IsText, IsVersion } from '../../contract/request-fields';
import { Flag, ListOf, Nested, Numeric, OneOf, Text, Timestamp } from '../../contract/response-fields';
import { RevisionDto } from '../blog/revisions/revisions.dto';
import { VERDICTS, type Verdict } from './post-review.entity';

const MAX_REMARK = 4000;

export class SendReviewDto {
  @IsText({ pattern: /^[1-9]\d{0,17}$/ }, 'Välj en granskare.') reviewer_id: string;
  @IsVersion('The version that is reviewed.') version: number;
}

export class RemarkDto {
  @IsText(
    { trim: true, min: 1, max: [MAX_REMARK, `Skriv högst ${MAX_REMARK} tecken.`] },
    'Skriv din anmärkning.',
  )
  text: string;
}

export class DecideReviewDto {
  @IsOneOf(VERDICTS, 'Välj om texten är godkänd.') verdict: Verdict;
}

export class ReviewRemarkDto {
  @Text() text: string;
  @Timestamp() created_at: string;
}

export class ReviewDto {
  @Text() id: string;
  @Text() post_id: string;
  @Text('Of the version.') title: string;
  @Numeric() version: number;
  @Text() reviewer: string;
  @Text({ nullable: true, description: 'null when the account was deleted.' }) sent_by: string | null;
  @Timestamp() sent_at: string;
  @OneOf(VERDICTS, { nullable: true, description: 'null until the reviewer has decided.' })
  verdict: Verdict | null;
  @Timestamp({ nullable: true }) decided_at: string | null;
  @ListOf(ReviewRemarkDto, 'Oldest first.') remarks: ReviewRemarkDto[];
}

export class ReviewListDto {
  @ListOf(ReviewDto, 'Newest first.') reviews: ReviewDto[];
}

export class ReviewedTextDto {
  @Nested(ReviewDto) review: ReviewDto;
  @Nested(RevisionDto) text: RevisionDto;
  @Flag('The caller is its reviewer and has not decided yet.') can_decide: boolean;
}

export class ReviewerDto {
  @Text() id: string;
  @Text() name: string;
}

export class ReviewerListDto {
  @ListOf(ReviewerDto, 'By name.') reviewers: ReviewerDto[];
}
