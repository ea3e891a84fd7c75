export { PersonalDataTab as Panel } from './personal-data-tab';
