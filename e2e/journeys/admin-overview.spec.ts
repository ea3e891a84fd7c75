import { ADMIN_APP, SITE } from '../support/addresses';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';

