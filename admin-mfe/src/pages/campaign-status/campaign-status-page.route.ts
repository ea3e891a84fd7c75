export { CampaignStatusPage as Component } from './campaign-status-page';
