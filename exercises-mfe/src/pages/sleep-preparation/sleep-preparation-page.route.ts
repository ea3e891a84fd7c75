export { SleepPreparationPage as Component } from './sleep-preparation-page';
