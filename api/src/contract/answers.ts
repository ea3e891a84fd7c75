import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode } from '@stillsam/contracts';
import { ListOf, Text } from './response-fields';

export class IssueDto {
  @Text('Name of the field.') path: string;
  @Text('A Swedish sentence.') message: string;
}

export class ErrorDto {
  @Text('A Swedish sentence that may be shown.') error: string;
  @Text(`Stable name for programs: ${ERROR_CODES.join(', ')}.`) code: ErrorCode;
  @ListOf(IssueDto, { required: false }) issues?: IssueDto[];
  @Text() requestId: string;
}

/** Documents the errors of a route beside those of its kind, which `createOpenApiDocument` adds. */
export function ApiErrors(...statuses: number[]) {
  return applyDecorators(...statuses.map((status) => ApiResponse({ status, type: ErrorDto })));
}

/** Documents a route that responds with a CSV file. */
export function ApiCsv() {
  return ApiResponse({
    status: 200,
    description: 'RFC 4180, UTF-8 with a byte order mark, as an attachment.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  });
}

/**
 * What a route responds with: its status, its body and its errors beside those of its kind, stated once for the server
 * and for the contract.
 */
export const Answers = (type: Type | [Type], ...errors: number[]) => answers(200, errors, type);

/** The same with the status 201. */
export const AnswersCreated = (type: Type, ...errors: number[]) => answers(201, errors, type);

/** Status 204, without a body. */
export const AnswersNothing = (...errors: number[]) => answers(204, errors);

function answers(status: number, errors: number[], type?: Type | [Type]) {
  return applyDecorators(HttpCode(status), ApiResponse({ status, type }), ApiErrors(...errors));
}
