import { figureTexts as legalFigureTexts, type Business } from '@stillsam/legal-figures';
import { BRAND } from '@stillsam/platform';
import { currentBusiness } from '@stillsam/legal-figures/current-business';

const NO_OFFICER = 'inget är utsett';
const MISSING = 'uppgiften saknas ännu';
const NO_PROCESSOR = 'ingen';

/** Replacements of `{name}` in the texts of content/legal. */
export type FigureTexts = Readonly<Record<string, string>>;

/**
 * @param day calendar day in Sweden, YYYY-MM-DD; the tax rates are those of this day.
 * @param methods ids of the payment methods that are switched on; undefined where that is not known.
 */
export function figureTexts(
  day: string,
  methods?: readonly string[],
  business = currentBusiness(),
): FigureTexts {
  const texts = {
    brand: BRAND,
    ...legalFigureTexts(day, methods),
    ...businessTexts(business),
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, joinNumbersToUnits(text)]));
}

/** Details of the company in the legal texts. Details that the owner has not filled in are stated as missing. */
function businessTexts({
  legalName,
  address,
  email,
  phone,
  logDays,
  dataProtectionOfficer,
  processors,
}: Business) {
  const nameOf = (task: keyof Business['processors']) => {
    const processor = processors[task];
    if (processor === false) return NO_PROCESSOR;
    return processor ? `${processor.name}, ${processor.country}` : MISSING;
  };
  return {
    businessAddress: [legalName, address, email].every(Boolean)
      ? `${legalName}, ${address}, ${email}`
      : MISSING,
    businessEmail: email || MISSING,
    businessPhone: phone || MISSING,
    logDays: logDays === null ? MISSING : `${logDays} dagar`,
    dataProtectionOfficer: dataProtectionOfficer === false ? NO_OFFICER : (dataProtectionOfficer ?? MISSING),
    hostingProcessor: nameOf('hosting'),
    emailProcessor: nameOf('email'),
    paymentProcessor: nameOf('payment'),
    statisticsProcessor: nameOf('statistics'),
  };
}

/** Joins each number to its unit by a no-break space. */
function joinNumbersToUnits(text: string): string {
  return text.replace(/(\d) /g, '$1\u00a0');
}
