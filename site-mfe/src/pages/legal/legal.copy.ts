export const PRIVACY_COPY = {
  title: 'Integritetspolicy',
  lead: 'Vilka uppgifter vi hanterar, varför, hur länge och vad du kan bestämma över. Så lite som möjligt är utgångspunkten.',
  metaDescription:
    'Vilka personuppgifter vi hanterar, varför och hur länge. Svar i självtester och övningar stannar i din egen webbläsare.',
};

export const TERMS_COPY = {
  title: 'Villkor',
  lead: 'Vad som gäller när du använder sidan och när du beställer, så kort och rakt vi kan skriva det.',
  metaDescription:
    'Villkor för beställning: priser och moms, betalning, leverans, ångerrätt och reklamation.',
};
