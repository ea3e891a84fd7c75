export { CampaignsTab as Panel } from './campaigns-tab';
