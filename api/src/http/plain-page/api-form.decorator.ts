import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiConsumes, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ErrorDto } from '../../contract/api-errors.decorator';
import { FORM_BODY } from '../request-bodies';
import { SameOriginGuard } from './same-origin.guard';

const PAGE = { 'text/html': { schema: { type: 'string' } } };
/** A request that is refused before it reaches its route gets the JSON error of every route. */
const EARLY = { 'application/json': { schema: { $ref: getSchemaPath(ErrorDto) } } };

/**
 * A route that takes a native form submission of our own pages and responds with a page. Its address ends with
 * `/form`. Place it below the rate limit, whose guard then runs after the one that refuses other sites.
 *
 * @param errors statuses beside 403.
 */
export function ApiForm(...errors: number[]) {
  return applyDecorators(
    UseGuards(SameOriginGuard),
    ApiConsumes(FORM_BODY),
    ApiResponse({ status: 200, description: 'A page.', content: PAGE }),
    ApiPages(403, ...errors),
  );
}

/** Documents errors that are pages. */
function ApiPages(...statuses: number[]) {
  return applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, description: '', content: { ...PAGE, ...EARLY } })),
  );
}

/** The same for a route that leads to another page where all is well. */
export function ApiRedirectForm(...errors: number[]) {
  return applyDecorators(
    UseGuards(SameOriginGuard),
    ApiConsumes(FORM_BODY),
    ApiResponse({ status: 303, description: 'To the next page.' }),
    ApiPages(403, ...errors),
  );
}
