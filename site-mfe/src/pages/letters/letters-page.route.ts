export { LettersPage as Component } from './letters-page';
export { loadLetters as loader } from './letters.queries';
