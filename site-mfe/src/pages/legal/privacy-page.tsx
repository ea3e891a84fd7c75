import { PATHS } from '@stillsam/paths';
import text from '../../../../content/legal/privacy.json' with { type: 'json' };
import rules from '../../../../content/retention.json' with { type: 'json' };
import { LegalDocument } from '../../features/legal/legal-document';
import type { LegalText } from '../../features/legal/legal-text';

const COPY = {
  title: 'Integritetspolicy',
  lead: 'Vilka uppgifter vi hanterar, varför, hur länge och vad du kan bestämma över. Så lite som möjligt är utgångspunkten.',
  metaDescription:
    'Vilka personuppgifter vi hanterar, varför och hur länge. Svar i självtester och övningar stannar i din egen webbläsare.',
};

/** A row of content/retention.json, which the API enforces: a kind of personal data and how long it is kept. */
interface RetentionRule {
  label: string;
  days?: number;
  months?: number;
  years?: number;
  /** The start of the period, in Swedish. */
  from: string;
  reason: string;
}

const RULES: readonly RetentionRule[] = rules;
const DAYS_PER_YEAR = 365;
/** The block that the list replaces. */
const PLACEHOLDER = '{retention}';
const TEXT = withRetention(text);

function PrivacyPage() {
  return <LegalDocument copy={COPY} path={PATHS.privacy} text={TEXT} />;
}

/** The text with a point for each kind of personal data in place of `{retention}`. */
function withRetention(text: LegalText): LegalText {
  const points = RULES.map(inWords);
  return {
    ...text,
    sections: text.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => (block[0] === PLACEHOLDER ? points : block)),
    })),
  };
}

function inWords({ label, from, reason, ...period }: RetentionRule): string {
  return `${label}: ${periodInWords(period)} ${from}. ${reason}`;
}

function periodInWords({ days, months, years }: Pick<RetentionRule, 'days' | 'months' | 'years'>): string {
  if (years !== undefined) return `${years}\u00a0år`;
  if (months !== undefined) return `${months}\u00a0månader`;
  if (days === undefined) throw new Error('content/retention.json has a rule without a period');
  return days % DAYS_PER_YEAR === 0 ? `${days / DAYS_PER_YEAR}\u00a0år` : `${days}\u00a0dagar`;
}

export { PrivacyPage as Component };
