import { DomUtils, parseDocument } from 'htmlparser2';
import type { Business } from '@stillsam/legal-figures';
import { fallbacksIn, hasBrokenToken } from '../letters/letter-names';
import { error, ok, warning, type Finding } from './check';

/** Longer subjects are cut on phones. */
const SHOWN_SUBJECT = 60;
/** Gmail cuts a mail off at 102 kB and hides the rest, the link to unsubscribe with it. */
const MAX_HTML_LENGTH = 100_000;
const LARGE_HTML = 80_000;
const LOCAL = ' Så länge webbplatsen inte är öppen kan du ändå prova att skicka till dem som står på listan.';

export function checkSubject(subject: string): Finding {
  const { length } = subject.trim();
  if (length === 0) return error('Brevet har ingen ämnesrad. Skriv en som säger vad brevet handlar om.');
  if (length > SHOWN_SUBJECT)
    return warning(
      `Ämnesraden är ${length} tecken lång, och telefoner visar ungefär ${SHOWN_SUBJECT}. Lägg det viktigaste först, eller korta den.`,
    );
  return ok('Ämnesraden syns i sin helhet.');
}

export function checkPreheader(preheader: string): Finding {
  if (preheader.trim() === '')
    return warning(
      'Förhandstexten är tom. Då visar inkorgen brevets första ord i stället. Skriv gärna en rad som lockar till läsning.',
    );
  return ok('Inkorgen visar din förhandstext bredvid ämnesraden.');
}

/** Undefined for a letter that greets nobody by name. */
export function checkName(text: string): Finding | undefined {
  if (hasBrokenToken(text))
    return warning(
      'En plats för förnamnet är skriven fel och syns som den står. Ta bort den och välj Förnamn i verktygsraden igen.',
    );
  const words = fallbacksIn(text);
  if (words.length === 0) return undefined;
  const list = words.map((word) => `”${word}”`).join(' eller ');
  return ok(`Den som inte har angett något förnamn läser ${list} i stället.`);
}

/** Pictures without a text say nothing to who has pictures off, or listens. */
export function checkPictures(content: string): Finding {
  const pictures = DomUtils.getElementsByTagName('img', parseDocument(content));
  const silent = pictures.filter(({ attribs }) => !attribs.alt?.trim()).length;
  if (silent > 0)
    return warning(
      `${silent === 1 ? 'En bild saknar' : `${silent} bilder saknar`} alternativtext. Många läser mejl utan bilder, så beskriv kort vad som syns. En bild som bara är utsmyckning kan vara utan.`,
    );
  return ok(pictures.length === 0 ? 'Brevet har inga bilder.' : 'Alla bilder har en alternativtext.');
}

/** @param bytes of the mail's HTML. */
export function checkSize(bytes: number): Finding {
  const size = `${Math.ceil(bytes / 1000)} kB`;
  if (bytes >= MAX_HTML_LENGTH)
    return error(
      `Brevet är ${size}. Gmail klipper av vid 102 kB, och då försvinner slutet och länken för avregistrering. Korta texten.`,
    );
  if (bytes >= LARGE_HTML)
    return warning(
      `Brevet är ${size} och närmar sig gränsen på 102 kB, där Gmail klipper av. Korta gärna texten.`,
    );
  return ok(`Brevet är ${size}. Det ryms i alla mejlprogram.`);
}

/**
 * A letter has to say who sends it and how to reach them (marknadsföringslagen § 20, e-handelslagen § 8).
 *
 * @param isPublic whether it goes from a public site; before that letters can be tried out without.
 */
export function checkSenderFacts(
  { legalName, organisationNumber, address, email }: Business,
  isPublic: boolean,
): Finding {
  const missing = Object.entries({
    företagsnamn: legalName,
    organisationsnummer: organisationNumber,
    postadress: address,
    'e-postadress': email,
  }).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 0) return ok('Brevets sidfot säger vem som skickar det och hur man når er.');
  const what = address ? 'Avsändarens uppgifter är inte kompletta' : 'Avsändarens adress saknas';
  return {
    state: 'error',
    message: `${what}. Lagen kräver att varje brev säger vem som skickar det. Fyll i ${listed(missing)} under Inställningar.${isPublic ? '' : LOCAL}`,
    blocksStart: isPublic,
  };
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('sv', { type: 'conjunction' }).format(words);
}
