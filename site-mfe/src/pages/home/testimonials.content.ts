/** Examples until real quotes exist: the page says so, and a public site leaves them out. */
export const TESTIMONIALS: string[] = [
  'Jag läser en artikel på bussen hem. Det är mitt sätt att kliva av jobbet innan jag kliver av bussen.',
  'Tre minuters andning lät som för lite. Men det är just därför som det blir av.',
  'Jag behövde inte ännu en app som räknar mina dagar. Här får jag bara komma tillbaka.',
  'Det stod rakt ut vad forskningen inte vet. Då litade jag på resten.',
  'Klockan tre på natten orkar jag inte välja. Här fanns en sak att göra, och den var lagom liten.',
];
