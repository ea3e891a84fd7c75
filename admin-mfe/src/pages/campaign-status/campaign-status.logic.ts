import type { components } from '@stillsam/contracts';
import { isMoving, totalOf } from '../../features/campaigns/campaigns';
import { formatClock, formatDateTime, formatRecent, formatUpcoming, isSameDay } from '../../format-date';
import { STATUS_COPY } from './campaign-status.copy';

export type Campaign = components['schemas']['CampaignDto'];
export type Figures = components['schemas']['CampaignFiguresDto'];

/** To whom a letter is sent once more: all recipients of a state, or the chosen ones. */
export type ResendOrder = components['schemas']['ResendDto'];
export type RefusedState = ResendOrder['state'];
export type RefusedRecipient = components['schemas']['RefusedRecipientDto'];

export interface RefusedPage {
  state: RefusedState;
  page: number;
  /** Recipients of the state. */
  count: number;
}

export interface CampaignStatus {
  campaign: Campaign;
  figures: Figures;
}

/** What an admin does with a campaign that is not a draft. */
export type StatusChange = 'cancel' | 'pause' | 'resume' | 'stop';

/** Whether visitors see the letter. */
export type VisibilityChange = 'publish' | 'unpublish';

const { states } = STATUS_COPY;

/** A campaign's state in words. */
interface StateWords {
  title: string;
  /** What happens next, and what it means. */
  texts: string[];
  /** What the mail server said; null where it said nothing. */
  serverWords: string | null;
}

/** @param now milliseconds since 1970. */
export function describeState({ campaign, figures }: CampaignStatus, now: number): StateWords {
  const words = { draft: () => ({ title: '', texts: [] }), scheduled, sending, paused, stopped, sent };
  const { title, texts } = words[campaign.status](campaign, figures, now);
  return { title, texts, serverWords: campaign.status === 'paused' ? campaign.pause_detail : null };
}

type Words = Omit<StateWords, 'serverWords'>;

function scheduled({ send_at, welcome_days }: Campaign, _: Figures, now: number): Words {
  const isDue = send_at === null || Date.parse(send_at) <= now;
  const title = isDue ? states.startsSoon : states.starts(formatUpcoming(send_at, now));
  const next = welcome_days === null ? states.startsText : states.welcomeText(welcome_days);
  return { title, texts: isDue ? [next] : [next, states.canCancel] };
}

function sending(
  { started_at, welcome_days, spread_hours }: Campaign,
  { recipients }: Figures,
  now: number,
): Words {
  if (welcome_days !== null)
    return { title: states.running, texts: [states.welcomeText(welcome_days), states.runningText] };
  const left = recipients.waiting + recipients.handing;
  const spread = spread_hours > 0 ? [states.spread(spread_hours)] : [];
  const when = started_at === null ? [] : [states.startedAt(formatRecent(started_at, now))];
  return { title: states.sending, texts: [...when, states.left(left), ...spread, states.mayLeave] };
}

function paused({ pause_reason, resume_at }: Campaign, { recipients }: Figures, now: number): Words {
  const waiting = states.pausedWaiting(recipients.waiting);
  if (pause_reason === 'refused') return { title: states.refused, texts: [states.refusedText, waiting] };
  if (pause_reason !== 'outage') return { title: states.paused, texts: [waiting, states.pausedText] };
  return { title: states.outage, texts: [retryText(resume_at, now), states.outageText] };
}

function retryText(resumeAt: string | null, now: number): string {
  if (resumeAt === null) return states.pausedText;
  if (Date.parse(resumeAt) <= now) return states.retriesSoon;
  return isSameDay(resumeAt, now)
    ? states.retries(`kl. ${formatClock(resumeAt)}`)
    : states.retries(formatUpcoming(resumeAt, now));
}

function stopped({ finished_at, welcome_days }: Campaign, { recipients }: Figures): Words {
  const when = finished_at === null ? [] : [states.stoppedAt(formatDateTime(finished_at))];
  const { waiting } = recipients;
  const consequence = welcome_days === null || waiting > 0 ? states.missed(waiting) : states.runningEnded;
  return { title: states.stopped, texts: [...when, consequence] };
}

function sent({ finished_at }: Campaign, { recipients }: Figures): Words {
  const when = finished_at === null ? [] : [states.sentAt(formatDateTime(finished_at))];
  const doubt = recipients.uncertain > 0 ? [states.sentButUncertain(recipients.uncertain)] : [];
  return { title: states.sent, texts: [...when, ...doubt] };
}

/** How far a campaign is; null for one that has no end, or has not begun. */
export function progressOf({ campaign, figures: { recipients } }: CampaignStatus) {
  const total = totalOf(recipients);
  if (campaign.started_at === null || campaign.welcome_days !== null || total === 0) return null;
  return { done: total - recipients.waiting - recipients.handing, total };
}

/** Also while a pause ends by itself, and while letters that were on their way before it are being answered. */
export function changesByItself({ campaign, figures }: CampaignStatus): boolean {
  return isMoving(campaign) || campaign.resume_at !== null || figures.recipients.handing > 0;
}

/** Whether visitors see the letter, in words; `isPublic` where it has a page for them. */
export function describeVisibility({ is_listed, first_sent_at, status }: Campaign): {
  isPublic: boolean;
  text: string;
} {
  const { visibility } = STATUS_COPY;
  if (!is_listed) return { isPublic: false, text: visibility.hidden };
  if (first_sent_at !== null) return { isPublic: true, text: visibility.shown };
  const isOver = status === 'stopped' || status === 'sent';
  return { isPublic: false, text: isOver ? visibility.neverSent : visibility.notSentYet };
}

/** What an admin may do in each state. */
export function changesOf({ status, welcome_days }: Campaign): StatusChange[] {
  if (status === 'scheduled') return ['cancel'];
  if (welcome_days !== null && status === 'sending') return ['cancel', 'stop'];
  if (status === 'sending') return ['pause', 'stop'];
  return status === 'paused' ? ['resume', 'stop'] : [];
}

/** Whether a letter in its state is sent once more where an admin chooses it. */
export function mayResend({ status }: Campaign): boolean {
  return status === 'sending' || status === 'paused' || status === 'sent';
}
