export const CRISIS_COPY = {
  title: 'Om det känns för tungt just nu',
  text: 'Du behöver inte bära det ensam. Här finns någon att prata med. Är det kö, ring igen. Kommer du inte fram och livet är i fara: 112, eller åk till en psykiatrisk akutmottagning.',
  more: 'Fler nummer',
  callLabel: (name: string, number: string) => `Ring ${name} på ${number}`,
  fallback: 'Kommer du inte fram:',
  write: 'Skriv i stället:',
  hoursOnPage: 'tiderna står på sidan',
  checked: 'Kontrollerat',
  checkedBy: (name: string) => `av ${name}`,
  unchecked: 'Vi har inte kontrollerat uppgiften än.',
};
