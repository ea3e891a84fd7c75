/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { NewsletterForm } from './newsletter-form';

describe('NewsletterForm on the server', () => {
  const markup = renderToString(<NewsletterForm />);

  it('cannot be sent before hydration', () => {
    expect(markup).toMatch(/<input[^>]* disabled=""/);
    expect(markup).toMatch(/<button[^>]* disabled=""/);
  });

  it('explains why to visitors without JavaScript', () => {
    expect(markup).toMatch(/<noscript><p[^>]*>Anmälan behöver JavaScript/);
  });
});
