export { SafePointPage as Component } from './safe-point-page';
