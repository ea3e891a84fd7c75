import { useId, useState, type ReactNode } from 'react';
import PanelRight from 'lucide-react/icons/panel-right';
import { Button, Dialog, Icon } from '@stillsam/ui';
import layout from './draft-editor.module.css';
import look from '../../look.module.css';
import { DRAWER_COPY as COPY } from './draft-editor.copy';
import { useWide } from '../../use-wide';

/** From here on the drawer stands beside the text; the same as in draft-editor.module.css. */
const BESIDE = '64rem';

interface DrawerState {
  id: string;
  /** A sheet covers the text where there is no room beside it. */
  isSheet: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

interface Revealing extends DrawerState {
  /** Opens the drawer for the first of these fields, or closes a sheet that covers it. */
  reveal: (names: string[]) => void;
}

/**
 * Whether a drawer is open: at first where it has room beside the text.
 *
 * @param outside names of the fields that stand beside it, before its own.
 */
export function useDrawer(outside: readonly string[]): Revealing {
  const id = useId();
  const isSheet = !useWide(BESIDE);
  const [isOpenBeside, setOpenBeside] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const setOpen = isSheet ? setSheetOpen : setOpenBeside;
  return {
    id,
    isSheet,
    isOpen: isSheet ? isSheetOpen : isOpenBeside,
    setOpen,
    reveal: (names) => {
      const isBehind = names.some((name) => outside.includes(name));
      if (!isBehind) setOpen(true);
      else if (isSheet) setOpen(false);
    },
  };
}

/** Opens and closes the drawer. */
export function DrawerButton({ id, isSheet, isOpen, setOpen }: DrawerState) {
  return (
    <Button
      variant="secondary"
      className={layout.narrow}
      icon={<Icon icon={PanelRight} />}
      aria-expanded={isOpen}
      aria-controls={isOpen && !isSheet ? id : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      <span className={look.saidOnPhone}>{COPY.title}</span>
      <span className={layout.short} aria-hidden="true">
        {COPY.short}
      </span>
    </Button>
  );
}

/** What is chosen: beside the text, or a sheet over it. The form keeps the values of a closed drawer. */
export function Drawer({ id, isSheet, isOpen, setOpen, children }: DrawerState & { children: ReactNode }) {
  if (isSheet)
    return (
      <Dialog isOpen={isOpen} title={COPY.title} className={layout.sheet} onClose={() => setOpen(false)}>
        <div className={layout.chosen}>{children}</div>
      </Dialog>
    );
  return isOpen ? (
    <section id={id} className={layout.chosen} aria-label={COPY.title}>
      {children}
    </section>
  ) : null;
}
