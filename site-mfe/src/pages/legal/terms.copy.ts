export const TERMS_COPY = {
  title: 'Villkor',
  lead: 'Vad som gäller när du använder sidan och när du beställer, så kort och rakt vi kan skriva det.',
  metaDescription:
    'Villkor för beställning: priser och moms, betalning, leverans, ångerrätt och reklamation.',
};
