export { LogoPage as Component } from './logo-page';
