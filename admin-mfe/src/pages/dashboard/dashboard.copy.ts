export const DASHBOARD_COPY = {
  pageTitle: 'Redaktionen',
  description: 'Översikt för redaktionen.',
  welcome: (name: string) => `Välkommen, ${name}`,
  loading: 'Hämtar översikten',
  tabs: 'Redaktionens delar',
  postsTab: 'Blogginlägg',
  messagesTab: 'Meddelanden',
  loadingTab: 'Hämtar fliken',
  remove: 'Ta bort',
  removing: 'Tar bort...',
} as const;
