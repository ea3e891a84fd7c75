import { useEffect, useEffectEvent, useState } from 'react';
import { Notice, PillGroup, Skeleton } from '@stillsam/ui';
import { ActionNotice } from '../../action-notice';
import { LazyPart } from '../../lazy-part';
import { CAMPAIGN_COPY } from './campaign.copy';
import { usePreview, type LetterPreview as Preview, type Reader } from './campaign.queries';
import type { FrameLook } from '../../features/rich-text/html-view';
import styles from './campaign-editor.module.css';
import shared from '../../look.module.css';

const { preview: copy } = CAMPAIGN_COPY;

const LOOKS = ['desktop', 'phone', 'dark', 'text'] as const satisfies readonly (FrameLook | 'text')[];
const OPTIONS = LOOKS.map((value) => ({ value, label: copy.looks[value] }));
const READERS = [
  { value: 'named', label: copy.named },
  { value: 'nameless', label: copy.nameless },
];
const KILOBYTES = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });

interface LetterPreviewProps {
  id: string;
  /** The version that is saved. */
  version: number;
  isDirty: boolean;
  flush: () => Promise<boolean>;
}

/** The letter as it is read: on a computer, on a phone, in the dark and as plain text. */
export function LetterPreview({ id, version, isDirty, flush }: LetterPreviewProps) {
  const [look, setLook] = useState<(typeof LOOKS)[number]>(() =>
    window.matchMedia('(width < 40rem)').matches ? 'phone' : 'desktop',
  );
  const saveFirst = useEffectEvent(() => void flush());
  useEffect(() => saveFirst(), []);
  const [reader, setReader] = useState<Reader>('named');
  const { data, isError, refetch } = usePreview(id, version, reader);
  return (
    <section className={styles.preview} aria-label={copy.frame}>
      <PillGroup
        label={copy.label}
        options={OPTIONS}
        value={look}
        onValueChange={(value) => setLook(LOOKS.find((known) => known === value) ?? 'desktop')}
      />
      {data?.has_name ? (
        <PillGroup
          label={copy.reader}
          options={READERS}
          value={reader}
          onValueChange={(value) => setReader(value === 'nameless' ? 'nameless' : 'named')}
        />
      ) : null}
      {isDirty ? <Notice tone="info">{copy.notSaved}</Notice> : null}
      {isError ? (
        <ActionNotice label={copy.retry} onAction={() => void refetch()}>
          {copy.failed}
        </ActionNotice>
      ) : null}
      {data ? (
        <Letter letter={data} look={look} />
      ) : isError ? null : (
        <Skeleton lines={12} label={copy.loading} />
      )}
    </section>
  );
}

function Letter({ letter, look }: { letter: Preview; look: FrameLook | 'text' }) {
  // Reachable by keyboard, because it scrolls.
  const scrolling = { tabIndex: 0, role: 'region', 'aria-label': copy.looks[look] };
  if (look === 'text')
    return (
      <pre className={styles.text} {...scrolling}>
        {letter.text}
      </pre>
    );
  return (
    <LazyPart load={loadFrame} texts={copy} lines={12}>
      {({ LetterFrame }) => (
        <>
          <div className={styles.desk} {...scrolling}>
            <LetterFrame html={letter.html} look={look} />
          </div>
          <p className={shared.small}>{copy.size(KILOBYTES.format(Math.ceil(letter.html_bytes / 1000)))}</p>
        </>
      )}
    </LazyPart>
  );
}

/** Lazy, because it loads the sanitiser, which the form does not need. */
const loadFrame = () => import(/* webpackChunkName: "html-view" */ '../../features/rich-text/html-view');
