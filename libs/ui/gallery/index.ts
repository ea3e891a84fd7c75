export { DemoGallery } from './demo-gallery';
export { LogoGallery } from './logo-gallery';
