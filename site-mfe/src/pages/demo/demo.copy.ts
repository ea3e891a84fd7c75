export const DEMO_COPY = {
  componentsTitle: 'Komponenter',
  componentsDescription: 'Allt som Stillsams sidor byggs av, i alla lägen.',
  logoTitle: 'Logotyp',
  logoDescription: 'Stillsams logotyp på sina underlag och i sina storlekar.',
};
