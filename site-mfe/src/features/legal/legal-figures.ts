import { figureTexts as legalFigureTexts } from '@stillsam/legal-figures';
import { BRAND } from '@stillsam/platform';
import { BUSINESS, type Business } from './business';

const NOBODY = 'inget är utsett';
const MISSING = 'uppgiften saknas ännu';

/** The figures as words of a text: what stands for `{name}` in content/legal. */
export type FigureTexts = Readonly<Record<string, string>>;

/** @param day calendar day in Sweden, YYYY-MM-DD: rates of tax are those that hold on it. */
export function figureTexts(day: string, business = BUSINESS): FigureTexts {
  const texts = {
    brand: BRAND,
    ...legalFigureTexts(day),
    ...businessTexts(business),
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, inOnePiece(text)]));
}

/** What a legal text quotes of the company; what the owner has not filled in is said to be missing. */
function businessTexts({ legalName, address, email, logDays, dataProtectionOfficer, processors }: Business) {
  const nameOf = (task: keyof Business['processors']) => {
    const processor = processors[task];
    return processor ? `${processor.name}, ${processor.country}` : MISSING;
  };
  return {
    businessAddress: [legalName, address, email].every(Boolean)
      ? `${legalName}, ${address}, ${email}`
      : MISSING,
    logDays: logDays === null ? MISSING : `${logDays} dagar`,
    dataProtectionOfficer: dataProtectionOfficer === false ? NOBODY : (dataProtectionOfficer ?? MISSING),
    hostingProcessor: nameOf('hosting'),
    emailProcessor: nameOf('email'),
    paymentProcessor: nameOf('payment'),
    statisticsProcessor: nameOf('statistics'),
  };
}

/** A number stays on the line of its unit. */
function inOnePiece(text: string): string {
  return text.replace(/(\d) /g, '$1\u00a0');
}
