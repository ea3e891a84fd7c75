export const SESSION_COPY = {
  email: 'E-post',
  password: 'Lösenord',
  submit: 'Logga in',
  submitting: 'Loggar in...',
  failed: 'Inloggningen misslyckades',
  or: 'eller',
  passkey: 'Fortsätt utan lösenord',
  passkeyHint:
    'Med en nyckel (passkey) som du har lagt till under Ditt konto: fingeravtryck, ansikte eller skärmlås.',
  code: {
    lead: 'Ett steg till: ange koden från din autentiseringsapp.',
    label: 'Kod',
    hint: 'Sex siffror. Har du inte appen till hands går det bra med en återställningskod.',
    missing: 'Ange koden.',
    back: 'Börja om',
  },
  due: {
    by: (day: string, days: number) =>
      `Ditt konto måste ha tvåstegsinloggning senast ${day}, om ${days === 1 ? '1 dag' : `${days} dagar`}.`,
    over: 'Ditt konto måste ha tvåstegsinloggning innan du kan fortsätta.',
    action: 'Slå på den under Ditt konto',
  },
  proof: {
    title: 'Bekräfta att det är du',
    lead: 'Vi frågar en gång till innan något känsligt lämnas ut eller ändras. Bekräftelsen gäller i fem minuter.',
    loading: 'Hämtar sätten att bekräfta',
    passkey: 'Bekräfta med nyckel',
    submit: 'Bekräfta',
    submitting: 'Bekräftar...',
    cancel: 'Avbryt',
    password: 'Ditt lösenord',
    passwordMissing: 'Ange ditt lösenord.',
    failed: 'Det gick inte att bekräfta. Försök igen om en stund.',
    elsewhere:
      'Din nyckel fungerar inte i den här webbläsaren. Fortsätt där du har den, eller be en ägare återställa din inloggning.',
    google: 'Loggar du in med Google? Logga ut och in igen, så räknas det som en bekräftelse i fem minuter.',
  },
  notAdmin:
    'Kontot har inte behörighet till redaktionen. Om du borde ha det kan en administratör hjälpa dig. Webbplatsen är öppen för dig som vanligt.',
  signedOut: 'Du är utloggad. Logga in igen för att fortsätta.',
  expiredTitle: 'Logga in igen',
  expiredText: 'Din inloggning har gått ut. Det du har skrivit finns kvar, och du fortsätter där du var.',
  expiredDismiss: 'Inte nu',
  unreachableTitle: 'Vi når inte tjänsten just nu',
  unreachableText: 'Din inloggning kunde inte kontrolleras. Vänta en liten stund och försök igen.',
  retry: 'Försök igen',
  home: 'Till startsidan',
} as const;
