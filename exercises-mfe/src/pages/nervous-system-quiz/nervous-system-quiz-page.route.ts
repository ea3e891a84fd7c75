export { NervousSystemQuizPage as Component } from './nervous-system-quiz-page';
