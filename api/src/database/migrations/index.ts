import { CreateUsers1766000000001 } from './1766000000001-create-users';
import { CreatePosts1766000000002 } from './1766000000002-create-posts';
import { OrderContentVersions1766000000003 } from './1766000000003-order-content-versions';
import { CreateMails1766000100001 } from './1766000100001-create-mails';
import { CreateNewsletter1766000100002 } from './1766000100002-create-newsletter';
import { CreateAuditLog1766000200001 } from './1766000200001-create-audit-log';
import { CreateContactMessages1766000200002 } from './1766000200002-create-contact-messages';
import { CreateNotifyEntries1766000200003 } from './1766000200003-create-notify-entries';
import { ExtendPosts1766000200004 } from './1766000200004-extend-posts';
import { CreateMedia1766000200005 } from './1766000200005-create-media';
import { CreateSessions1766000200006 } from './1766000200006-create-sessions';
import { CreateOrders1766000200007 } from './1766000200007-create-orders';
import { ContactIdempotency1766000300001 } from './1766000300001-contact-idempotency';
import { SearchPosts1766000300002 } from './1766000300002-search-posts';
import { CountSubscribersByPlace1766000300003 } from './1766000300003-count-subscribers-by-place';
import { SampleSubscribers1766000300005 } from './1766000300005-sample-subscribers';
import { SearchWholePosts1766000300006 } from './1766000300006-search-whole-posts';
import { DescribePosts1766000400001 } from './1766000400001-describe-posts';
import { SanitisePostsAnew1766000410001 } from './1766000410001-sanitise-posts-anew';
import { CreateRateLimits1766000420001 } from './1766000420001-create-rate-limits';
import { NameRevisionFields1766000500001 } from './1766000500001-name-revision-fields';
import { SubtitlePosts1766000500002 } from './1766000500002-subtitle-posts';
import { AdmitTeams1766000600001 } from './1766000600001-admit-teams';
import { ListManyPosts1766000700001 } from './1766000700001-list-many-posts';
import { LeaseStreamSlots1766000700002 } from './1766000700002-lease-stream-slots';
import { CreateCampaigns1766000800001 } from './1766000800001-create-campaigns';

/** In order. A migration that was released is never changed. */
export const MIGRATIONS = [
  CreateUsers1766000000001,
  CreatePosts1766000000002,
  OrderContentVersions1766000000003,
  CreateMails1766000100001,
  CreateNewsletter1766000100002,
  CreateAuditLog1766000200001,
  CreateContactMessages1766000200002,
  CreateNotifyEntries1766000200003,
  ExtendPosts1766000200004,
  CreateMedia1766000200005,
  CreateSessions1766000200006,
  CreateOrders1766000200007,
  ContactIdempotency1766000300001,
  SearchPosts1766000300002,
  CountSubscribersByPlace1766000300003,
  SampleSubscribers1766000300005,
  SearchWholePosts1766000300006,
  DescribePosts1766000400001,
  SanitisePostsAnew1766000410001,
  CreateRateLimits1766000420001,
  NameRevisionFields1766000500001,
  SubtitlePosts1766000500002,
  AdmitTeams1766000600001,
  ListManyPosts1766000700001,
  LeaseStreamSlots1766000700002,
  CreateCampaigns1766000800001,
];
