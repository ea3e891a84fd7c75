import { Section } from '@stillsam/ui';
import { useLocation } from 'react-router-dom';

/** Stands where the script of a page's late part did not come. The whole document is asked for again. */
export function LateMissing() {
  const { pathname, search } = useLocation();
  return (
    <Section rhythm="medium">
      <p>
        Resten av sidan kom inte fram. <a href={pathname + search}>Läs in sidan igen</a>
      </p>
    </Section>
  );
}

/** Stands for a late part that nobody misses, or whose absence another part tells of. */
export function LateNothing() {
  return null;
}
