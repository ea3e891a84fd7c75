import { CreateMails1764000100001 } from './1764000100001-create-mails';
import { CreateNewsletter1764000100002 } from './1764000100002-create-newsletter';
import { CreateUsers1766000000001 } from './1766000000001-create-users';
import { CreatePosts1766000000002 } from './1766000000002-create-posts';
import { OrderContentVersions1766000000003 } from './1766000000003-order-content-versions';

/** In order. A migration that was released is never changed. */
export const MIGRATIONS = [
  CreateUsers1766000000001,
  CreatePosts1766000000002,
  OrderContentVersions1766000000003,
  CreateMails1764000100001,
  CreateNewsletter1764000100002,
];
