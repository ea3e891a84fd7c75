export { LetterPage as Component } from './letter-page';
export { loadLetter as loader } from './letter.queries';
