import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiConsumes, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { FORM_BODY } from '../request-bodies';
import { SameOriginGuard } from './same-origin.guard';

/**
 * A route that takes a native form submission of our own pages and responds with a page. Its address ends with
 * `/form`. Place it below the rate limit, whose guard then runs after the one that refuses other sites.
 *
 * @param errors as {@link ApiErrors} has them.
 */
export function ApiForm(...errors: number[]) {
  const content = { 'text/html': { schema: { type: 'string' } } };
  return applyDecorators(takesForm(...errors), ApiResponse({ status: 200, description: 'A page.', content }));
}

/** The same for a route that leads to another page where all is well. */
export function ApiRedirectForm(...errors: number[]) {
  return applyDecorators(
    takesForm(...errors),
    ApiResponse({ status: 303, description: 'To the next page.' }),
  );
}

const takesForm = (...errors: number[]) =>
  applyDecorators(UseGuards(SameOriginGuard), ApiConsumes(FORM_BODY), ApiErrors(403, ...errors));
