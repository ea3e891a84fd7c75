export { CampaignEditorPage as Component } from './campaign-editor-page';
