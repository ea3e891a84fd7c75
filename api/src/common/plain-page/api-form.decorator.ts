import { applyDecorators } from '@nestjs/common';
import { ApiConsumes, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ErrorDto } from '../api-errors.decorator';
import { FORM_BODY } from '../request-bodies';

const PAGE = { 'text/html': { schema: { type: 'string' } } };
/** What is refused before its route is asked is answered as everywhere. */
const EARLY = { 'application/json': { schema: { $ref: getSchemaPath(ErrorDto) } } };

/** Documents a route for forms that browsers post by themselves: it answers with pages. */
export function ApiForm(...errors: number[]) {
  return applyDecorators(
    ApiConsumes(FORM_BODY),
    ApiResponse({ status: 200, description: 'A page.', content: PAGE }),
    ...errors.map((status) => ApiResponse({ status, description: '', content: { ...PAGE, ...EARLY } })),
  );
}
