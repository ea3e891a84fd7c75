import { formatNumber } from '@stillsam/ui/format-number';

interface Growth {
  before: number;
  now: number;
  confirmed: number;
  left: number;
  days: number;
}

const subscribers = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'prenumerant' : 'prenumeranter'}`;

function developmentOf({ before, now, days }: Growth): string {
  if (before === now) return `Listan har ${subscribers(now)}, lika många som för ${days} dagar sedan.`;
  const verb = now > before ? 'vuxit' : 'minskat';
  return `Listan har ${verb} från ${formatNumber(before)} till ${subscribers(now)} på ${days} dagar.`;
}

export const GROWTH_COPY = {
  summary: 'Tillväxt',
  loading: 'Hämtar kurvan',
  failed: 'Det gick inte att hämta kurvan. Försök igen om en stund.',
  headers: { label: 'Dag', value: 'Prenumeranter' },
  finding: (growth: Growth) =>
    `${developmentOf(growth)} ${formatNumber(growth.confirmed)} tillkom och ${formatNumber(growth.left)} lämnade den.`,
} as const;
