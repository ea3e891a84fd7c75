import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import Search from 'lucide-react/icons/search';
import { Button, Dialog, Icon, TextField } from '@stillsam/ui';
import { useNavigate } from 'react-router-dom';
import { useDebouncedText } from '../features/list/use-debounced-text';
import { PALETTE_COPY as COPY } from './navigation.copy';
import { usePaletteEntries, type PaletteEntry } from './use-palette-entries';
import styles from './palette.module.css';
import look from '../look.module.css';

/** A search over everything that the user may open or begin, by its button or Ctrl+K. What is typed is kept nowhere. */
export function Palette() {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  useShortcut(() => setIsOpen(true));
  const follow = ({ to, run }: PaletteEntry) => {
    setIsOpen(false);
    run?.();
    if (to) void navigate(to);
  };
  return (
    <>
      <Button
        variant="quiet"
        className={styles.button}
        icon={<Icon icon={Search} />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <span className={look.saidOnPhone}>{COPY.open}</span>{' '}
        <kbd className={styles.shortcut}>{COPY.shortcut}</kbd>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={COPY.title} className={styles.palette}>
        <PaletteSearch onFollow={follow} />
      </Dialog>
    </>
  );
}

/** Ctrl+K, or Cmd+K; not where the page itself has taken the key, and not above another dialog. */
function useShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isShortcut || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** A combobox by the pattern of the ARIA practices: the focus stays in the field, the arrows move the choice. */
function PaletteSearch({ onFollow }: { onFollow: (entry: PaletteEntry) => void }) {
  const id = useId();
  const [searched, setSearched] = useState('');
  const [chosen, setChosen] = useState(0);
  const { text, change, flush } = useDebouncedText(searched, setSearched);
  const { groups, isSearching } = usePaletteEntries(searched);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[chosen];
  const optionId = (entry: PaletteEntry) => `${id}${entry.id}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const next = (chosen + step + entries.length) % entries.length;
      setChosen(next);
      const option = entries[next];
      if (option) document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && active) {
      // Else the key presses the button as well, which has the focus once the palette is closed.
      event.preventDefault();
      onFollow(active);
    }
  };
  return (
    <div className={styles.search}>
      <TextField
        label={COPY.label}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          change(target.value);
          setChosen(0);
        }}
        onBlur={flush}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}list`} role="listbox" aria-label={COPY.found} className={styles.found}>
        {groups.map((group) => (
          <div key={group.label} role="group" aria-labelledby={`${id}${group.label}`}>
            <p id={`${id}${group.label}`} role="presentation" className={styles.group}>
              {group.label}
            </p>
            {group.entries.map((entry) => (
              <button
                key={entry.id}
                type="button"
                tabIndex={-1}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === active}
                className={styles.entry}
                onClick={() => onFollow(entry)}
              >
                <span>{entry.label}</span>
                {entry.note ? <span className={look.small}>{entry.note}</span> : null}
              </button>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={look.small}>
        {isSearching ? COPY.searching : searched ? COPY.count(entries.length) : ''}
      </p>
    </div>
  );
}
