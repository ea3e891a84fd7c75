/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { NotifyForm } from './notify-form';

it('explains without JavaScript why it cannot be used, and never puts an address into the URL', () => {
  const html = renderToString(<NotifyForm purpose="premium" thanks="Tack!" />);
  expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/s);
  expect(html).toContain('method="post"');
});
