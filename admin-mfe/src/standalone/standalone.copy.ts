export const STANDALONE_COPY = {
  skipLink: 'Hoppa till innehållet',
  unknownTitle: 'Sidan finns inte',
  unknownText: 'Adressen leder ingenstans i redaktionen.',
  toDashboard: 'Till redaktionen',
  failedTitle: 'Sidan kunde inte visas',
  failedText: 'Något gick fel här. Det du har skrivit ligger kvar i den här webbläsaren.',
  startTitle: 'Redaktionen kunde inte öppnas',
  startText: 'Kontrollera din internetanslutning och försök igen.',
  retry: 'Försök igen',
} as const;
