export const ADMIN_COPY = {
  area: 'Redaktionen',
  account: 'Konto',
  homeLink: 'Webbplatsen',
  signOut: 'Logga ut',
  signingOut: 'Loggar ut...',
  signedInAs: (name: string) => `Inloggad som ${name}`,
} as const;
