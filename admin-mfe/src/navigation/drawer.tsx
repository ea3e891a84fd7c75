import { useState } from 'react';
import Menu from 'lucide-react/icons/menu';
import { Button, Dialog, Icon } from '@stillsam/ui';
import { AccountLinks } from './account-links';
import { NAVIGATION_COPY as COPY } from './navigation.copy';
import { ScreenLinks } from './screen-links';
import styles from './navigation.module.css';

/** The navigation in a dialog along the edge, where there is no room for the rail. */
export function Drawer() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        className={styles.menu}
        icon={<Icon icon={Menu} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {COPY.menu}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={COPY.area} className={styles.drawer}>
        <ScreenLinks onFollow={close} />
        <div className={styles.accountLinks}>
          <AccountLinks onFollow={close} />
        </div>
      </Dialog>
    </>
  );
}
