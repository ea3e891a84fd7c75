import { PATHS } from '@stillsam/paths';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import type { PageMessage } from '../src/offline/worker-messages';
import { answerPage, answerPassing } from './answer-page';
import { answers, assets, dropForeignCaches } from './caches';
import { gather, keepFile, keepPage, keepVisited } from './gather';
import { roomOf, type Room } from './keeping-rules';
import { forgetLetter, postLetter, remindOfLetters, sendLetters, sendLettersWhenBack } from './letter-box';
import { scope, surroundings } from './worker-scope';

// By this name workbox-build finds the place of the list.
declare const self: ServiceWorkerGlobalScope;

enableNavigationPreload();

/** The shell's own files and the page for being offline come first; one that fails is fetched when it is needed. */
scope.addEventListener('install', (event) => {
  const files = self.__WB_MANIFEST.map(({ url }) => keepFile(event, url));
  event.waitUntil(Promise.allSettled([...files, keepPage(event, PATHS.offline)]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropForeignCaches(), scope.clients.claim()]));
});

const ROOMS: Record<Room, (event: FetchEvent) => Promise<Response>> = {
  pages: answerPage,
  passing: answerPassing,
  assets: (event) => assets.handle({ event, request: event.request }),
  answers: (event) => answers.handle({ event, request: event.request }),
  letters: (event) => postLetter(event.request),
};

scope.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  const room = roomOf({ method, url, mode, hasAuthorization: headers.has('Authorization') }, surroundings);
  if (room) event.respondWith(ROOMS[room](event));
});

scope.addEventListener('message', (event) => {
  // Only pages of this site can send messages, and only these.
  const message: PageMessage = event.data;
  event.waitUntil(act(message, event));
});

async function act(message: PageMessage, event: ExtendableMessageEvent): Promise<void> {
  switch (message.type) {
    case 'at-rest':
      await orWaitOn(sendLetters());
      await remindOfLetters();
      return gather(event);
    case 'visited':
      return keepVisited(event, message.address);
    case 'send-letters':
      return orWaitOn(sendLettersWhenBack());
    case 'forget-letter':
      return forgetLetter(message.key);
    case 'take-over':
      return scope.skipWaiting();
  }
}

/** What cannot go now waits on. */
async function orWaitOn(sending: Promise<void>): Promise<void> {
  await sending.catch(() => undefined);
}
