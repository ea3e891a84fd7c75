export { SelfCompassionPage as Component } from './self-compassion-page';
