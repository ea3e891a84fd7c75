/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { setRuntimeConfig } from '@stillsam/platform';
import { renderToString } from 'react-dom/server';
import { NotifyForm } from './notify-form';

setRuntimeConfig({ siteOrigin: 'http://localhost:4200', apiOrigin: '' });

it('posts address and purpose without JavaScript', () => {
  const html = renderToString(<NotifyForm purpose="premium" thanks="Tack!" />);
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toMatch(/<form [^>]*action="\/api\/notify\/form"/);
  expect(html).toContain('<input type="hidden" name="purpose" value="premium"/>');
  expect(html).toMatch(/<input [^>]*name="email"/);
  expect(html).not.toMatch(/disabled|noscript/);
});
