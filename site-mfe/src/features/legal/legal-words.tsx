import { TextLink } from '@stillsam/ui';
import { fillFigures, splitLinks, type LegalBlock } from './legal-text.logic';
import type { FigureTexts } from './legal-figures';

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

export function LegalBlocks({ blocks, figures }: { blocks: readonly LegalBlock[]; figures: FigureTexts }) {
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      <p key={index}>
        <LegalWords text={block} figures={figures} />
      </p>
    ) : (
      <ul key={index}>
        {block.map((point) => (
          <li key={point}>
            <LegalWords text={point} figures={figures} />
          </li>
        ))}
      </ul>
    ),
  );
}
