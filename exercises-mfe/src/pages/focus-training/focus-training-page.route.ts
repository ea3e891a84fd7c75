export { FocusTrainingPage as Component } from './focus-training-page';
