import { describe, expect, it } from '@jest/globals';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { renderLetter } from './rendered-letter';
import { letterOfPost } from './letter-of-post';

const SITE = 'https://stillsam.example';
const FOLDER = '/api/media/0123456789abcdef0123456789abcdef';
const POST = {
  slug: 'somn-och-stress',
  title: 'Sömn & stress',
  subtitle: '',
  excerpt: 'Hur de <hänger> ihop.',
  featured_image: `${FOLDER}/1600.webp`,
  featured_image_alt: 'En "stilla" sjö',
};
const SIZES = [480, 960, 1600].map((width) => ({ width, height: width / 2 }));

describe('a letter of an article', () => {
  it('has its picture, title, opening words and a link, and loses nothing to the sanitiser', () => {
    const { subject, preheader, content } = letterOfPost(POST, SIZES);
    expect([subject, preheader]).toEqual(['Sömn & stress', 'Hur de <hänger> ihop.']);
    const kept = sanitisePostHtml(content);
    expect(kept).toContain('<h2>Sömn &amp; stress</h2><p>Hur de &lt;hänger&gt; ihop.</p>');
    expect(kept).toContain('<p><a href="/kunskapsbibliotek/somn-och-stress">Läs hela artikeln</a></p>');
    expect(kept).toContain(
      `srcset="${FOLDER}/480.webp 480w, ${FOLDER}/960.webp 960w, ${FOLDER}/1600.webp 1600w"`,
    );
  });

  it('becomes a mail with a picture of its size, and a button', () => {
    const { html } = renderLetter(
      { ...letterOfPost(POST, SIZES), slug: 'brev', webKey: 'brev' },
      SITE,
      testBusiness(),
    );
    expect(html).toMatch(
      new RegExp(`<img [^>]*src="${SITE}${FOLDER}/960.jpg"[^>]* width="552" height="276"`),
    );
    expect(html).toMatch(
      /class="knapp"[^]*<a href="https:\/\/stillsam\.example\/kunskapsbibliotek\/somn-och-stress\?brev=brev"/,
    );
  });

  it('says nothing of a picture’s size where that is unknown', () => {
    expect(letterOfPost(POST, []).content).toContain(
      `<img src="${FOLDER}/1600.webp" alt="En &quot;stilla&quot; sjö">`,
    );
  });

  it('begins with the title where it has no picture, and says the same words once', () => {
    const { content } = letterOfPost({ ...POST, featured_image: null, subtitle: POST.excerpt }, []);
    expect(content).toMatch(/^<h2>/);
    expect(content.match(/hänger/g)).toHaveLength(1);
  });

  it('writes an excerpt of several lines as one, which a preheader has to be', () => {
    expect(letterOfPost({ ...POST, excerpt: 'Hur de\r\nhänger ihop.\n' }, []).preheader).toBe(
      'Hur de hänger ihop.',
    );
  });
});
