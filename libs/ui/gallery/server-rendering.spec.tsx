/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { DemoGallery, LogoGallery } from './gallery';

const onServer = (page: ReactElement) =>
  renderToString(<StaticRouter location="/button-demo">{page}</StaticRouter>);

describe.each([
  ['every component', <DemoGallery />],
  ['the logo page', <LogoGallery />],
])('%s on the server', (_, page) => {
  const markup = onServer(page);

  it('renders with one h1', () => {
    expect(markup.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it('needs no inline style and no inline script', () => {
    expect(markup).not.toMatch(/\sstyle="|<script|<style|\son[a-z]+="/);
  });

  it('renders the same each time', () => {
    expect(onServer(page)).toBe(markup);
  });
});
