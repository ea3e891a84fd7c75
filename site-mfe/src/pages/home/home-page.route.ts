export { HomePage as Component } from './home-page';
export { loadHome as loader } from './home.queries';
