const PICTURE = '/api/media/0123456789abcdef0123456789abcdef';

/** A letter with every block that a text may hold, for specs. */
export const EVERY_BLOCK = {
  subject: 'En lugnare kväll, steg för steg',
  preheader: 'Tre små vanor som kan göra det lättare att somna.',
  content: [
    `<figure><img src="${PICTURE}/1600.webp" srcset="${PICTURE}/480.webp 480w, ${PICTURE}/960.webp 960w, ${PICTURE}/1600.webp 1600w" alt="Dimma över en stilla sjö i gryningen" width="1600" height="900"><figcaption>Sjön Tolken, en morgon i mars. <a href="/om-oss">Foto: Alma</a></figcaption></figure>`,
    '<h2 id="kvallen">En lugnare kväll</h2>',
    '<p>Hej! När dagen varit full är det lätt att ta med sig den i säng. Här är <strong>tre små vanor</strong> som många upplever <em>hjälper</em> – <u>välj en</u>, och hoppa över <s>alla måsten</s>. Läs gärna <a href="/kunskapsbibliotek/somn-och-stress#rutiner">om sömn och stress</a>, eller <a href="https://www.1177.se/liv--halsa/">1177:s råd</a>.</p>',
    '<h3>Inför natten</h3>',
    '<ul><li>Dämpa ljuset en timme innan.</li><li><p>Skriv ner det som snurrar.</p></li><li>Andas lugnt:<ol><li>in genom näsan</li><li>ut genom munnen</li></ol></li></ul>',
    '<h4>En sak i taget</h4>',
    '<ol><li>Välj en vana.</li><li>Prova i en vecka.</li></ol>',
    '<blockquote><p>Jag slutade jaga sömnen, och då kom den.</p></blockquote>',
    '<table><thead><tr><th scope="col">Dag</th><th scope="col">Minuter</th></tr></thead><tbody><tr><th scope="row">Måndag</th><td>10</td></tr><tr><td colspan="2"><p>Sedan</p><p><a href="/resurser">vila</a></p></td></tr></tbody></table>',
    '<hr>',
    '<p>Vatten är H<sub>2</sub>O, ytan 10 m<sup>2</sup>, och <code>a &lt; b</code>.<br>Ny rad. <a href="#kvallen">Till början</a></p>',
    '<pre>in 4\nhåll 4\nut 6</pre>',
    `<p><a href="/produkter"><img src="${PICTURE}/480.webp" alt="" width="300" height="200"></a></p>`,
    '<p>Skriv till oss: <a href="mailto:hej@stillsam.example">hej@stillsam.example</a>, eller ring <a href="tel:112">112</a> vid fara för liv.</p>',
    '<p><a href="/kunskapsbibliotek/somn-och-stress">Läs hela artikeln</a></p>',
  ].join(''),
  slug: 'en-lugnare-kvall',
  webKey: 'en-lugnare-kvall',
};
