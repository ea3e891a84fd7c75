import { BRAND } from '@stillsam/platform';

export const GLOSSARY_COPY = {
  title: 'Ordlista',
  metaDescription: `Ord om kroppen, sömnen och forskningen som står i artiklarna på ${BRAND}, förklarade på vanlig svenska.`,
  lead: 'Ord som står i artiklarna, förklarade så enkelt vi kan. I en artikel leder ordet hit första gången det står.',
  letters: 'Ord från A till Ö',
  source: 'Källa: ',
};
