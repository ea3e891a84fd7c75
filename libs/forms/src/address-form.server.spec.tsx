/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { setRuntimeConfig } from '@stillsam/platform';
import { renderToString } from 'react-dom/server';
import { NewsletterForm } from './address-form';

setRuntimeConfig({ siteOrigin: 'http://localhost:4200', apiOrigin: '' });

describe('NewsletterForm on the server', () => {
  const markup = renderToString(<NewsletterForm subscribe={async () => {}} />);

  it('posts the address to the API before hydration and without JavaScript', () => {
    expect(markup).toMatch(/<form[^>]* action="\/api\/newsletter\/subscribe\/form"/);
    expect(markup).toMatch(/<form[^>]* method="post"/);
    expect(markup).toMatch(/<input[^>]* name="email"/);
    expect(markup).not.toContain('disabled');
  });

  it('says nothing of JavaScript, which it does not need', () => {
    expect(markup).not.toContain('JavaScript');
  });
});
