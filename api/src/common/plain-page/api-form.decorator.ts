import { applyDecorators } from '@nestjs/common';
import { ApiConsumes, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ErrorDto } from '../api-errors.decorator';
import { FORM_BODY } from '../request-bodies';

const PAGE = { 'text/html': { schema: { type: 'string' } } };
/** A request that is refused before it reaches its route gets the JSON error of every route. */
const EARLY = { 'application/json': { schema: { $ref: getSchemaPath(ErrorDto) } } };

/** Documents a route that takes a native form submission and responds with a page. */
export function ApiForm(...errors: number[]) {
  return applyDecorators(
    ApiConsumes(FORM_BODY),
    ApiResponse({ status: 200, description: 'A page.', content: PAGE }),
    ...errors.map((status) => ApiResponse({ status, description: '', content: { ...PAGE, ...EARLY } })),
  );
}
