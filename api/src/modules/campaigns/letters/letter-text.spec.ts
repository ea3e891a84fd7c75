import { expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { renderLetter } from './rendered-letter';
import { PLACES } from './letter-names';
import { EVERY_BLOCK } from '../../../../test/support/letter-sample';

const SITE = 'https://stillsam.example';
const NOBODY = testBusiness({
  legalName: null,
  organisationNumber: null,
  address: null,
  email: null,
  phone: null,
  aiUse: 'Brevet är skrivet med hjälp av AI.',
  responsibleEditor: 'Kim Ek',
});

it('says in text what the HTML of a letter says, in lines of at most 76 characters', () => {
  const { text } = renderLetter(EVERY_BLOCK, SITE, NOBODY);
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

Dag | Minuter
Måndag | 10
Sedan vila <${SITE}/resurser?brev=en-lugnare-kvall>

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

Du får brevet eftersom du har anmält dig till Stillsams nyhetsbrev.

Visa i webbläsaren:
${SITE}/nyhetsbrev/brev/en-lugnare-kvall

Ändra dina val:
${PLACES.preferences}

Avregistrera dig:
${PLACES.unsubscribe}

Brevet är skrivet med hjälp av AI.

Ansvarig redaktör: Kim Ek.

Avsändare: Stillsam.

Uppgifterna om företaget är inte fullständiga än.
`);
  for (const line of text.split('\n'))
    if (!line.includes('https://')) expect(line.length).toBeLessThanOrEqual(76);
});

it('keeps an address longer than a line whole, because a broken one leads nowhere', () => {
  const address = `https://exempel.se/${'lang-vag-'.repeat(12)}`;
  const { text } = renderLetter(
    { ...EVERY_BLOCK, content: `<p>Läs <a href="${address}">mer</a>.</p>` },
    SITE,
    NOBODY,
  );
  expect(text).toContain(`<${address}>`);
});
