import type { SessionStep } from '../../features/exercise-flow/guided/session.logic';

const step = (text: string, seconds = 30): SessionStep => ({ text, seconds });

/**
 * Ten minutes from the day to the night. It asks for no closed eyes, no held breath and no feeling, and every part of
 * the body may be left out, because attention to the body is not safe for everybody.
 */
export const EVENING_STEPS: readonly SessionStep[] = [
  step(
    'Lägg dig så att du har det bra, eller sitt. Ögonen får vara öppna eller slutna, precis som du vill.',
    20,
  ),
  step(
    'Du behöver inte somna av det här. Det räcker att du vilar en stund, och det går inte att göra fel.',
    20,
  ),
  step(
    'Dagen får vara slut nu. Det som inte blev klart finns kvar i morgon. Du behöver inte hålla i det i natt.',
    25,
  ),
  step('Märk vad som bär dig: madrassen, kudden, golvet under sängen. Du behöver inte hålla dig uppe.', 25),
  step('Låt andetagen gå som de vill. Lägg bara märke till att de kommer och går.'),
  step('Om det känns skönt kan nästa utandning få bli lite längre. Som en suck som inte har bråttom.'),
  step('Vill du hellre lyssna än andas? Följ det ljud som är längst bort. Det går precis lika bra.'),
  step(
    'Nu går vi genom kroppen i lugn takt. Hoppa över det som inte känns bra, och låt blicken vila på något i rummet så länge.',
  ),
  step('Fötterna. De har burit dig hela dagen. Nu får de ligga.'),
  step('Vaderna och knäna. Låt dem sjunka mot underlaget, så långt de själva vill.'),
  step('Benen, hela vägen upp. Ingenting behöver slappna av på beställning. Märk bara hur det är.'),
  step('Magen får vara mjuk. Den får vara spänd också, om den är det.'),
  step('Händerna. Låt fingrarna öppna sig lite, som när man ställer ifrån sig något tungt.'),
  step('Axlarna. Kanske finns det en liten bit till att sjunka.'),
  step('Käken, tungan, pannan. Släpp det som går att släppa, och låt resten vara.'),
  step('Kommer det en tanke? Det gör det för alla. Säg ”inte nu” till den, vänligt, och låt den gå förbi.'),
  step(
    'Är den envis kan den få en tid och en plats: i morgon, vid köksbordet, med något varmt i koppen. Där får den vänta.',
  ),
  step(
    'Fanns det något litet i dag som var okej? Det får vara mycket litet. Hittar du inget är det också i sin ordning.',
  ),
  step('Du har gjort tillräckligt för i dag. Låt kroppen ligga precis som den ligger.'),
  step('Följ några andetag till. Räkna dem inte. Låt dem bara komma.'),
  step('Nu blir det tyst. Du behöver inte göra något mer, inte ens stänga den här sidan.'),
];
