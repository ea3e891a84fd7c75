import '../src/styles/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { DemoGallery, LogoGallery } from '../gallery/index';

export function renderDemoGallery(): string {
  return renderToStaticMarkup(
    <StaticRouter location="/button-demo">
      <DemoGallery />
    </StaticRouter>,
  );
}

export function renderLogoGallery(): string {
  return renderToStaticMarkup(
    <StaticRouter location="/logo">
      <LogoGallery />
    </StaticRouter>,
  );
}
