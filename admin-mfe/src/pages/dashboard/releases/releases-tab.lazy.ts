export { ReleasesTab as Panel } from './releases-tab';
