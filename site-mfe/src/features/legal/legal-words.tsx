import { TextLink } from '@stillsam/ui';
import type { FigureTexts } from './legal-figures';
import { fillFigures, splitLinks } from './legal-text.logic';

/** A text of content/legal with filled-in figures and rendered links. */
export function LegalWords({ text, figures }: { text: string; figures: FigureTexts }) {
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
