export const DEMO_COPY = {
  components: { title: 'Komponenter', description: 'Allt som Stillsams sidor byggs av, i alla lägen.' },
  logo: { title: 'Logotyp', description: 'Stillsams logotyp på sina underlag och i sina storlekar.' },
};
