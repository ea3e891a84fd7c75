import { expect, it } from '@jest/globals';
import { PLACES, renderLetter } from './letter-html';
import { EVERY_BLOCK } from './letter-sample';

const SITE = 'https://stillsam.example';
const LINKS = { siteOrigin: SITE, webUrl: `${SITE}/nyhetsbrev/brev/en-lugnare-kvall` };
const NOBODY = { legalName: null, organisationNumber: null, address: null, email: null, phone: null };

it('a letter as text says what the HTML says, in lines of at most 76 characters', async () => {
  const { text } = await renderLetter(EVERY_BLOCK, LINKS, NOBODY);
  expect(text).toBe(`[Bild: Dimma över en stilla sjö i gryningen]

Sjön Tolken, en morgon i mars. Foto: Alma
<${SITE}/om-oss?brev=en-lugnare-kvall>


EN LUGNARE KVÄLL

Hej! När dagen varit full är det lätt att ta med sig den i säng. Här är tre
små vanor som många upplever hjälper – välj en, och hoppa över alla måsten.
Läs gärna om sömn och stress
<${SITE}/kunskapsbibliotek/somn-och-stress?brev=en-lugnare-kvall#rutiner>,
eller 1177:s råd <https://www.1177.se/liv--halsa/>.


Inför natten

- Dämpa ljuset en timme innan.

- Skriv ner det som snurrar.

- Andas lugnt:
  1. in genom näsan
  2. ut genom munnen

En sak i taget

 1. Välj en vana.
 2. Prova i en vecka.

> Jag slutade jaga sömnen, och då kom den.

--------------------

Vatten är H2O, ytan 10 m2, och a < b.
Ny rad. Till början

in 4
håll 4
ut 6

${SITE}/produkter?brev=en-lugnare-kvall

Skriv till oss: hej@stillsam.example, eller ring 112 vid fara för liv.

Läs hela artikeln:
${SITE}/kunskapsbibliotek/somn-och-stress?brev=en-lugnare-kvall

--${' '}

Du får brevet för att du anmält dig till Stillsams nyhetsbrev.

Visa i webbläsaren:
${LINKS.webUrl}

Ändra vad du får:
${PLACES.preferences}

Avregistrera dig:
${PLACES.unsubscribe}

Avsändare: Stillsam.

Alla uppgifter om företaget bakom Stillsam är inte på plats än. De
publiceras på webbplatsen innan vi tar emot någon betalning.
`);
  for (const line of text.split('\n'))
    if (!line.includes('https://')) expect(line.length).toBeLessThanOrEqual(76);
});

it('an address longer than a line is whole, because a broken one leads nowhere', async () => {
  const address = `https://exempel.se/${'lang-vag-'.repeat(12)}`;
  const { text } = await renderLetter(
    { ...EVERY_BLOCK, content: `<p>Läs <a href="${address}">mer</a>.</p>` },
    LINKS,
    NOBODY,
  );
  expect(text).toContain(`<${address}>`);
});
