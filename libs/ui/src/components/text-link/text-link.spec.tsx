import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { TextLink } from './text-link';

describe('TextLink', () => {
  it('leads to a page of the site', () => {
    render(
      <MemoryRouter>
        <TextLink to="/resurser" arrow="back">
          Resurser
        </TextLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Resurser' })).toHaveAttribute('href', '/resurser');
  });

  it('leads out of the site without the router and without telling where from', () => {
    render(
      <TextLink to="mailto:hej@exempel.se" isExternal>
        Skriv till oss
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'Skriv till oss' });
    expect(link).toHaveAttribute('href', 'mailto:hej@exempel.se');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
