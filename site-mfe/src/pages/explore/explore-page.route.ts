export { ExplorePage as Component } from './explore-page';
export { loadExplore as loader } from './explore.queries';
