export { ComponentsPage as Component } from './components-page';
