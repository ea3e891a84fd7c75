export const CHECKOUT_COPY = {
  title: 'Kassa',
  metaDescription: 'Betala det du har valt, utan konto. Du läser din vägledning direkt efteråt.',
  lead: 'Inget konto behövs. Du läser direkt efter betalningen.',
  backToCart: 'Tillbaka till varukorgen',
  backToProducts: 'Tillbaka till produkterna',
  orderTitle: 'Din beställning',
  formTitle: 'Dina uppgifter',
  email: 'E-post',
  emailHint: 'Hit skickar vi kvittot och länken till det du köper.',
  country: 'Land',
  countries: [
    { value: 'SE', label: 'Sverige' },
    { value: 'other', label: 'Ett annat land' },
  ],
  otherCountry:
    'Just nu kan vi bara sälja till dig som bor i Sverige, eftersom moms och konsumentregler skiljer sig mellan länder.',
  adult: 'Jag har fyllt 18 år.',
  adultMissing: 'Du behöver ha fyllt 18 år för att beställa.',
  termsLink: 'Läs köpvillkoren',
  termsMissing: 'Godkänn köpvillkoren för att beställa.',
  waiverTitle: 'Digitalt innehåll',
  waiverHint:
    'Utan ditt samtycke får vi inte lämna ut något förrän ångerfristen på 14 dagar är över. Därför behövs krysset för att du ska kunna köpa.',
  waiverMissing: 'Ditt samtycke behövs för att du ska få innehållet direkt.',
  payWith: (methods: string) => `Du betalar med ${methods} på betaltjänstens egen sida.`,
  methods: { card: 'kort', swish: 'Swish', klarna: 'Klarna', paypal: 'PayPal' },
  summary: (names: string, total: string) => `${names}. Totalt ${total}, moms ingår.`,
  submit: 'Köp och betala',
  loading: 'Hämtar priser',
  loadFailed: 'Priserna gick inte att hämta just nu. Det du har valt finns kvar.',
  retry: 'Försök igen',
  unavailable: (name: string) => `${name} säljs inte längre och följer inte med i beställningen.`,
  productUnavailable: 'Den vara som du valde',
  total: 'Totalt',
  vat: (percent: number) => `Varav moms ${percent}\u00a0%`,
  checkFields: 'Något saknas. Se över fälten nedan.',
};

/** What the page says of an order, by the state of its payment. */
export const PROGRESS_COPY = {
  waiting: {
    title: 'Betalningen är inte klar än',
    text: 'Swish och Klarna kan behöva en stund. Du kan lugnt stänga sidan: kvittot och länken till det du köpt kommer med e-post så snart betalningen är klar.',
  },
  paid: {
    title: 'Tack! Nu är den din',
    titleOfMany: 'Tack! Nu är de dina',
    text: 'Kvittot och en länk till det du köpt är på väg till din e-post.',
  },
  failed: {
    title: 'Betalningen gick inte igenom',
    text: 'Inga pengar har dragits. Du kan försöka igen, också med ett annat sätt att betala.',
  },
  expired: {
    title: 'Betalningen hann inte bli klar',
    text: 'Inga pengar har dragits. Beställningen finns kvar, så du kan försöka igen.',
  },
  refunded: {
    title: 'Köpet är återbetalt',
    text: 'Pengarna är på väg tillbaka samma väg som du betalade. Det kan ta några bankdagar.',
  },
  unknown: {
    title: 'Vi hittar inte beställningen',
    text: 'Kontrollera att hela adressen följde med. Har du betalat kommer kvittot ändå med e-post.',
  },
  unreachable: {
    title: 'Vi når inte betalningen just nu',
    text: 'Det ändrar inget i det du har gjort. Försök igen om en stund. Har du betalat kommer kvittot med e-post.',
  },
  number: 'Ordernummer',
  total: 'Summa',
  read: 'Börja läsa',
  readTitle: (title: string) => `Läs ${title}`,
  bought: 'Det du har köpt',
  payAgain: 'Försök betala igen',
  update: 'Se efter igen',
  home: 'Till startsidan',
  contact: 'Skriv till oss',
  withdrawal: 'Så ångrar du dig',
};
