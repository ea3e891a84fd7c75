/** The API's code that the integration tests use; it is bundled once for a run, see `loaded-api.mjs`. */
export { JwtService } from '@nestjs/jwt';
export { createLogger } from '../../src/common/logger';
export { readConfig } from '../../src/config/env';
export { createApp } from '../../src/create-app';
export { createDataSource } from '../../src/database/data-source';
export { Database } from '../../src/database/database';
export { seedArticles } from '../../src/database/seeds/seed-articles';
export { SessionsService } from '../../src/modules/auth/sessions.service';
export { UsersService } from '../../src/modules/auth/users.service';
export { MediaService } from '../../src/modules/media/media.service';
export { defineMail } from '../../src/modules/mail/mail-template';
export { MailService } from '../../src/modules/mail/mail.service';
export { signBounces } from '../../src/modules/newsletter/bounce-signature';
export { CatalogueService } from '../../src/modules/orders/catalogue.service';
export { WithdrawalQuota } from '../../src/modules/orders/withdrawal-quota';
export { DailyRetention } from '../../src/modules/retention/daily-retention';
export { purge } from '../../src/operations/retention';
