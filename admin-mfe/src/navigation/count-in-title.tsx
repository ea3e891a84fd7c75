import { useCountInTitle } from '../features/overview/use-to-do';
import { useScreens } from './screens';

/** How much waits, before the title of the page: for who is signed in and may open the screens. */
export function CountInTitle() {
  return useScreens().screens.length > 0 ? <Writer /> : null;
}

function Writer() {
  useCountInTitle();
  return null;
}
