import type { ReactElement } from 'react';
import { setRuntimeConfig } from '@stillsam/platform';
import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router';

/** Renders a page at the last of some addresses, with a history that can be walked. */
export function showPage(page: ReactElement, ...entries: string[]) {
  setRuntimeConfig({ siteOrigin: 'http://localhost:4200', apiOrigin: '' });
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  const seen: { location?: Location; navigate?: NavigateFunction } = {};
  function Witness() {
    const location = useLocation();
    const navigate = useNavigate();
    Object.assign(seen, { location, navigate });
    return null;
  }
  const view = render(
    <MemoryRouter initialEntries={entries}>
      {page}
      <Witness />
    </MemoryRouter>,
  );
  return {
    ...view,
    address: () => `${seen.location?.pathname}${seen.location?.search}`,
    goBack: () => act(() => seen.navigate?.(-1)),
  };
}

/** Makes the browser's storages refuse, as when they are full or forbidden. @returns a function that ends it. */
export function refuseStorage(): () => void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return () => {
    Storage.prototype.setItem = setItem;
  };
}
