import type { Business } from '@stillsam/legal-figures';
import type { Section } from '../settings/settings.service';
import type { CompanyDto, EditorialDto, ProcessorsDto, ReachDto, SocialDto } from './business.dto';

/** What visitors' caches drop when a fact changes: every page. */
export const FACTS_TAG = 'page';

export interface BusinessSections {
  company: Section<CompanyDto>;
  reach: Section<ReachDto>;
  editorial: Section<EditorialDto>;
  processors: Section<ProcessorsDto>;
  social: Section<SocialDto>;
}

type BusinessValues = {
  [Name in keyof BusinessSections]: { value: BusinessSections[Name]['initial'] };
};

/** The sections with the company of content/business.json as their seed. */
export function businessSections(seed: Business): BusinessSections {
  const { processors } = seed;
  const section = <Value extends object>(id: string, initial: Value) => ({ id, initial, tag: FACTS_TAG });
  return {
    company: section('company', {
      ...pick(seed, 'legalName', 'organisationNumber', 'isMicroEnterprise', 'guidanceVatKind'),
      vatNumber: seed.vatNumber || null,
      none: noneOf(seed, ['vatNumber']),
    }),
    reach: section('reach', pick(seed, 'address', 'email', 'phone')),
    editorial: section('editorial', {
      ...pick(seed, 'responsibleEditor', 'isEachTextReviewed', 'conflictsOfInterest'),
      ...pick(seed, 'isFounderStoryTrue', 'areTestimonialsTrue'),
      reviewers: seed.reviewers && [...seed.reviewers],
      aiUse: seed.aiUse || null,
      none: noneOf(seed, ['aiUse']),
    }),
    processors: section('processors', {
      hosting: processors.hosting || null,
      email: processors.email || null,
      payment: processors.payment || null,
      statistics: processors.statistics || null,
      logDays: seed.logDays,
      dataProtectionOfficer: seed.dataProtectionOfficer || null,
      none: [
        ...noneOf(seed, ['dataProtectionOfficer']),
        ...noneOf(processors, ['hosting', 'email', 'payment', 'statistics']),
      ],
    }),
    social: section('social', {
      instagram: seed.instagram || null,
      messenger: seed.messenger || null,
      none: noneOf(seed, ['instagram', 'messenger']),
    }),
  };
}

/** The company of the sections' values. */
export function toBusiness({ company, reach, editorial, processors, social }: BusinessValues): Business {
  const { logDays, dataProtectionOfficer, ...tasks } = answered(
    processors.value,
    'dataProtectionOfficer',
    'hosting',
    'email',
    'payment',
    'statistics',
  );
  return {
    ...answered(company.value, 'vatNumber'),
    ...reach.value,
    ...answered(editorial.value, 'aiUse'),
    ...answered(social.value, 'instagram', 'messenger'),
    logDays,
    dataProtectionOfficer,
    processors: tasks,
  };
}

/** The fields of a section, with false for those that the owner answers with none. */
function answered<Value extends { none: string[] }, Name extends string & keyof Value>(
  { none, ...fields }: Value,
  ...names: Name[]
) {
  const noes = names.filter((name) => none.includes(name)).map((name) => [name, false]);
  return { ...fields, ...Object.fromEntries(noes) } as Omit<Value, 'none' | Name> & {
    [Key in Name]: Value[Key] | false;
  };
}

function pick<Value, Name extends keyof Value>(from: Value, ...names: Name[]): Pick<Value, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Value, Name>;
}

function noneOf<Value>(from: Value, names: (string & keyof Value)[]): string[] {
  return names.filter((name) => from[name] === false);
}
