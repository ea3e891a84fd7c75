import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiResponse } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode } from '@stillsam/contracts';

export class IssueDto {
  @ApiProperty({ type: String, description: 'Name of the field.' })
  path: string;

  @ApiProperty({ type: String, description: 'A Swedish sentence.' })
  message: string;
}

export class ErrorDto {
  @ApiProperty({ type: String, description: 'A Swedish sentence that may be shown.' })
  error: string;

  @ApiProperty({ type: String, description: `Stable name for programs: ${ERROR_CODES.join(', ')}.` })
  code: ErrorCode;

  @ApiProperty({ type: [IssueDto], required: false })
  issues?: IssueDto[];

  @ApiProperty({ type: String })
  requestId: string;
}

/** Documents the errors of a route. */
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
