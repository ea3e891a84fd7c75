/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { NewsletterForm } from './newsletter-form';

describe('NewsletterForm on the server', () => {
  const markup = renderToString(<NewsletterForm />);

  it('cannot be sent before its script is there', () => {
    expect(markup).toMatch(/<input[^>]* disabled=""/);
    expect(markup).toMatch(/<button[^>]* disabled=""/);
  });

  it('says to those without JavaScript why', () => {
    expect(markup).toMatch(/<noscript><p[^>]*>Anmälan behöver JavaScript/);
  });
});
