export const MANIFEST_COPY = {
  description:
    'Artiklar, självtester och guidade övningar för lugn, sömn och återhämtning. Fungerar också utan internet.',
  breathing: 'Andas i tre minuter',
  breathingShort: 'Andas',
  resources: 'Övningar och självtester',
  resourcesShort: 'Övningar',
  library: 'Läs i kunskapsbiblioteket',
  libraryShort: 'Läs',
};
