/** What the footer says in any case: it is in the layout's own script. */
export const FOOTER_MISSING_COPY = {
  crisis:
    'Mår du akut dåligt? Ring\u00a0112 vid fara för liv, 90101 till Självmordslinjen och 1177 för råd om vård.',
  missing: 'Resten av sidfoten kom inte fram.',
  reload: 'Läs in sidan igen',
};
