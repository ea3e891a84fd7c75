import { adminEditPostPath, adminMessagePath, adminOrderPath } from '@stillsam/paths';
import { useApi } from '../api/use-api';
import { listKey } from '../features/list/use-list-view';
import { usePlaces } from '../places/places';
import { useMayUse } from '../features/session/require-back-office';
import { PALETTE_COPY as COPY } from './palette.copy';
import { useScreens, useTabScreens } from './screens';

/** What the palette leads to. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** More about it, such as an order's address. */
  note?: string;
  to: string;
  /** Runs before the navigation. */
  prepare?: () => void;
}

interface EntryGroup {
  label: string;
  entries: PaletteEntry[];
}

const MIN_SEARCH_LENGTH = 2;
const MAX_FOUND = 5;
const SUBSCRIBERS_TAB = 'nyhetsbrev';

/** Screens, posts, people, messages and orders that match a text, of the areas that the user may use. */
export function usePaletteEntries(text: string): { groups: EntryGroup[]; isSearching: boolean } {
  const posts = useFoundPosts(text);
  const people = useFoundPeople(text);
  const messages = useFoundMessages(text);
  const orders = useFoundOrders(text);
  const { screens } = useScreens();
  const { addressOf } = usePlaces();
  const wanted = text.toLowerCase();
  const matching = screens
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ label, path }) => ({ id: path, label, to: addressOf(path) }));
  const groups = [
    { label: COPY.screens, entries: matching },
    { label: COPY.posts, entries: posts.entries },
    { label: COPY.people, entries: people.entries },
    { label: COPY.messages, entries: messages.entries },
    { label: COPY.orders, entries: orders.entries },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: [posts, people, messages, orders].some(({ isSearching }) => isSearching),
  };
}

const isLongEnough = (text: string) => text.length >= MIN_SEARCH_LENGTH;
const page = (search: string) => ({ params: { query: { search, page: 1, limit: MAX_FOUND } } });

interface Found {
  entries: PaletteEntry[];
  isSearching: boolean;
}

function useFoundPosts(text: string): Found {
  const enabled = useMayUse('posts') && isLongEnough(text);
  const { data, isFetching } = useApi().useQuery('get', '/api/blog/admin/posts', page(text), { enabled });
  const entries = (enabled && data ? data.posts : []).map(({ id, title }) => ({
    id: `post-${id}`,
    label: title,
    to: adminEditPostPath(id),
  }));
  return { entries, isSearching: isFetching };
}

/** A person is found in the list of subscribers, which is searched for the address without naming it in its own. */
function useFoundPeople(text: string): Found {
  const enabled = useMayUse('subscribers') && isLongEnough(text);
  const { setText } = usePlaces();
  const to = useTabScreens().find(({ id }) => id === SUBSCRIBERS_TAB)?.path ?? '';
  const { data, isFetching } = useApi().useQuery('get', '/api/admin/newsletter/subscribers', page(text), {
    enabled,
  });
  const entries = (enabled && data ? data.subscribers : []).map(({ id, email, first_name, last_name }) => ({
    id: `person-${id}`,
    label: email,
    note: [first_name, last_name].filter(Boolean).join(' '),
    to,
    prepare: () => setText(listKey(new URL(to, 'http://admin').searchParams), email),
  }));
  return { entries, isSearching: isFetching };
}

function useFoundMessages(text: string): Found {
  const enabled = useMayUse('messages') && isLongEnough(text);
  const { data, isFetching } = useApi().useQuery('get', '/api/admin/messages', page(text), { enabled });
  const entries = (enabled && data ? data.messages : []).map(({ id, name, email }) => ({
    id: `message-${id}`,
    label: name,
    note: email,
    to: adminMessagePath(id),
  }));
  return { entries, isSearching: isFetching };
}

function useFoundOrders(text: string): Found {
  const enabled = useMayUse('orders') && isLongEnough(text);
  const { data, isFetching } = useApi().useQuery('get', '/api/admin/orders', page(text), { enabled });
  const entries = (enabled && data ? data.orders : []).map(({ id, number, email }) => ({
    id: `order-${id}`,
    label: number,
    note: email,
    to: adminOrderPath(id),
  }));
  return { entries, isSearching: isFetching };
}
