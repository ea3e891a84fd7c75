export { LibraryPage as Component } from './library-page';
export { loadLibrary as loader } from './library.queries';
