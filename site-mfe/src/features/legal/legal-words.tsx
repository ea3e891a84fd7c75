import { TextLink } from '@stillsam/ui';
import type { FigureTexts } from './legal-figures';
import { fillFigures, splitLinks } from './legal-text.logic';

interface LegalWordsProps {
  text: string;
  figures: FigureTexts;
}

/** A text of content/legal with filled-in figures and rendered links. */
export function LegalWords({ text, figures }: LegalWordsProps) {
  return splitLinks(fillFigures(text, figures)).map((run, index) =>
    run.to ? (
      <TextLink key={index} to={run.to} isExternal={!run.to.startsWith('/')}>
        {run.text}
      </TextLink>
    ) : (
      run.text
    ),
  );
}
