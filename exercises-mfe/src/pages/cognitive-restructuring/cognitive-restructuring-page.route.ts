export { CognitiveRestructuringPage as Component } from './cognitive-restructuring-page';
