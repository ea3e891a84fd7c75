export const EDITIONS_COPY = {
  careInMoreWords:
    'Här står samma råd om vård med fler ord. Du behöver inte läsa dem om du redan vet vart du ska ringa.',
};
