export { ResourcesPage as Component } from './resources-page';
