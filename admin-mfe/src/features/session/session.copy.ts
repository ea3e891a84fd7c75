export const SESSION_COPY = {
  email: 'E-post',
  password: 'Lösenord',
  submit: 'Logga in',
  submitting: 'Loggar in...',
  failed: 'Inloggningen misslyckades',
  notAdmin:
    'Kontot har inte behörighet till redaktionen. Om du borde ha det kan en administratör hjälpa dig. Webbplatsen är öppen för dig som vanligt.',
  signedOut: 'Du är utloggad. Logga in igen för att fortsätta.',
  expiredTitle: 'Logga in igen',
  expiredText: 'Din inloggning har gått ut. Det du har skrivit finns kvar, och du fortsätter där du var.',
  expiredDismiss: 'Inte nu',
  checking: 'Kontrollerar inloggningen',
  unreachableTitle: 'Vi når inte tjänsten just nu',
  unreachableText: 'Din inloggning kunde inte kontrolleras. Vänta en liten stund och försök igen.',
  retry: 'Försök igen',
  home: 'Till startsidan',
} as const;
