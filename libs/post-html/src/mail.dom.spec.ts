import { expect, it } from '@jest/globals';
import { parseMailHtml, sanitisePostHtmlInBrowser } from './sanitise-in-browser';

const MAIL =
  '<!doctype html><html lang="sv"><body data-style="margin:0"><table width="600" bgcolor="#fff"><tbody><tr>' +
  '<td data-style="padding:3px" onclick="alert(1)">Hej<script>alert(1)</script>' +
  '<a href="javascript:alert(1)">länk</a></td></tr></tbody></table></body></html>';

it('keeps the layout of a mail, and nothing that runs', () => {
  const mail = parseMailHtml(MAIL);
  expect(mail.lang).toBe('sv');
  expect(mail.querySelector('body')?.outerHTML).toBe(
    '<body data-style="margin:0"><table width="600" bgcolor="#fff"><tbody><tr>' +
      '<td data-style="padding:3px">Hej<a>länk</a></td></tr></tbody></table></body>',
  );
});

it('does not loosen what a post may hold', () => {
  parseMailHtml(MAIL);
  expect(String(sanitisePostHtmlInBrowser('<p data-style="x" class="y">Hej</p>'))).toBe('<p>Hej</p>');
});
