export { MindfulBreathingPage as Component } from './mindful-breathing-page';
