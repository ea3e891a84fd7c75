import {
  ADMIN_PATHS,
  adminEditPostPath,
  adminMessagePath,
  adminOrderPath,
  adminPersonPath,
  adminTabPath,
} from '@stillsam/paths';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/use-api';
import { CAMPAIGNS_PATH } from '../features/campaigns/campaigns';
import { useCreateCampaign } from '../features/campaigns/use-create-campaign';
import { withFlash } from '../features/flash/flash';
import { listKey } from '../features/list/use-list-address';
import { usePlaces } from '../places/places';
import { useMayUse } from '../features/session/require-back-office';
import { useSignOut } from '../features/session/session-provider';
import { NAVIGATION_COPY, PALETTE_COPY as COPY, PALETTE_WORDS } from './navigation.copy';
import { useScreens, useTabScreens } from './screens';

/** What the palette leads to, or does. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** More about it, such as an order's address. */
  note?: string;
  to?: string;
  /** Runs before the navigation. */
  run?: () => void;
}

interface EntryGroup {
  label: string;
  entries: PaletteEntry[];
}

const MIN_SEARCH_LENGTH = 2;
const MAX_FOUND = 5;
const SUBSCRIBERS_TAB = 'nyhetsbrev';

/** Actions, screens, posts, people, messages and orders that match a text, of the areas that the user may use. */
export function usePaletteEntries(text: string): { groups: EntryGroup[]; isSearching: boolean } {
  const posts = useFoundPosts(text);
  const people = useFoundPeople(text);
  const messages = useFoundMessages(text);
  const orders = useFoundOrders(text);
  const wanted = text.toLowerCase();
  const matches = ({ label }: PaletteEntry) =>
    `${label} ${PALETTE_WORDS[label] ?? ''}`.toLowerCase().includes(wanted);
  const actions = { label: COPY.actions, entries: useActions().filter(matches) };
  const signOut = useSignOut();
  const leave = { id: 'sign-out', label: NAVIGATION_COPY.signOut, run: () => void signOut() };
  const places = { label: COPY.screens, entries: useAllPlaces(wanted !== '').filter(matches) };
  const subscribed = new Set(people.entries.map(({ label }) => label));
  const buyers = orders.buyers.filter(({ label }) => !subscribed.has(label));
  const groups = [
    ...(wanted ? [places, actions] : [actions, places]),
    { label: COPY.posts, entries: posts.entries },
    { label: COPY.people, entries: [...people.entries, ...buyers] },
    { label: COPY.messages, entries: messages.entries },
    { label: COPY.orders, entries: orders.entries },
    { label: COPY.leave, entries: [leave].filter(matches) },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: [posts, people, messages, orders].some(({ isSearching }) => isSearching),
  };
}

/** What the user may begin from anywhere: nothing while a second factor is due. */
function useActions(): PaletteEntry[] {
  const navigate = useNavigate();
  const letter = useCreateCampaign(
    (error) => void navigate(CAMPAIGNS_PATH, { state: withFlash({ tone: 'error', text: error }) }),
  );
  const isLocked = useScreens().screens.length === 0;
  const mayWrite = useMayUse('posts') && !isLocked;
  const mayWriteLetters = useMayUse('letters') && !isLocked;
  return [
    ...(mayWrite ? [{ id: 'new-post', label: COPY.newPost, to: ADMIN_PATHS.newPost }] : []),
    ...(mayWriteLetters ? [{ id: 'new-letter', label: COPY.newLetter, run: () => letter.create() }] : []),
  ];
}

/** The screens of the navigation. @param isDeep also what stands on them or beside them. */
function useAllPlaces(isDeep: boolean): PaletteEntry[] {
  const { screens } = useScreens();
  const { addressOf } = usePlaces();
  const has = (id: string) => isDeep && screens.some((screen) => screen.id === id);
  return [
    ...screens.map(({ label, path }) => ({ id: path, label, to: addressOf(path) })),
    ...(has('blogginlagg')
      ? [
          { id: 'trash', label: COPY.trash, to: `${adminTabPath('blogginlagg')}&visa=papperskorgen` },
          { id: 'pictures', label: COPY.pictures, note: COPY.picturesNote, to: ADMIN_PATHS.newPost },
        ]
      : []),
    ...(has('kop')
      ? [{ id: 'withdrawals', label: COPY.withdrawals, to: `${adminTabPath('kop')}&visa=angrade` }]
      : []),
  ];
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
    run: () => setText(listKey(new URL(to, 'http://admin').searchParams), email),
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

/** Orders, and their buyers for who may read what is held about a person. */
function useFoundOrders(text: string): Found & { buyers: PaletteEntry[] } {
  const mayReadPeople = useMayUse('personal-data');
  const enabled = useMayUse('orders') && isLongEnough(text);
  const { data, isFetching } = useApi().useQuery('get', '/api/admin/orders', page(text), { enabled });
  const found = enabled && data ? data.orders : [];
  const entries = found.map(({ id, number, email }) => ({
    id: `order-${id}`,
    label: number,
    note: email,
    to: adminOrderPath(id),
  }));
  const byEmail = new Map(mayReadPeople ? found.map((order) => [order.email, order.id]) : []);
  const buyers = [...byEmail].map(([email, id]) => ({
    id: `buyer-${id}`,
    label: email,
    note: COPY.buyer,
    to: adminPersonPath('order', id),
  }));
  return { entries, buyers, isSearching: isFetching };
}
