import { PATHS } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { useEffect, useState, type ComponentType } from 'react';
import { onOpenAccessibility } from './accessibility-button';

type DialogType = ComponentType<{ isOpen: boolean; onClose: () => void }>;

/** Renders the dialog. Its script is loaded on first use. */
export function AccessibilityHost() {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<DialogType | null>(null);
  useEffect(
    () =>
      onOpenAccessibility(() => {
        setIsOpen(true);
        import(/* webpackChunkName: "accessibility-dialog" */ './accessibility-dialog').then(
          (chunk) => setDialog(() => chunk.AccessibilityDialog),
          // The site's accessibility page explains the settings and names a contact.
          () => window.location.assign(`${runtimeConfig().siteOrigin}${PATHS.accessibility}`),
        );
      }),
    [],
  );
  return Dialog ? <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null;
}
