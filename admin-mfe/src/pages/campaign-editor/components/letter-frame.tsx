import { useEffect, useRef } from 'react';
import { CAMPAIGN_COPY } from '../campaign.copy';
import { showLetter } from '../show-letter';
import styles from './letter-preview.module.css';

export type FrameLook = 'desktop' | 'phone' | 'dark';

interface LetterFrameProps {
  html: string;
  look: FrameLook;
}

/**
 * A letter in a frame of its own, where no script runs and whose links open in another tab. The frame is of the page's
 * origin, so that the page can set its styles.
 */
export function LetterFrame({ html, look }: LetterFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const frame = ref.current?.contentDocument;
    if (frame) showLetter(frame, html, look === 'dark' ? 'dark' : 'light');
  };
  useEffect(show, [html, look]);
  return (
    <iframe
      ref={ref}
      title={CAMPAIGN_COPY.preview.frame}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className={styles[look]}
      // Firefox replaces the first document of a frame when it has loaded.
      onLoad={show}
    />
  );
}
