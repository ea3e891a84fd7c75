import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { setRuntimeConfig } from '@stillsam/platform';
import { SiteLink } from './site-link';

describe('the link to a post on the site', () => {
  it('leads to the article and says where it comes from', () => {
    setRuntimeConfig({ siteOrigin: 'http://site.test', apiOrigin: 'http://api.test' });
    render(<SiteLink slug="stillhet" />);
    const link = screen.getByRole('link', { name: 'Visa på webbplatsen' });
    expect(link).toHaveAttribute('href', 'http://site.test/kunskapsbibliotek/stillhet');
    expect(link).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});
