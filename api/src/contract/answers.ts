import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from './api-errors.decorator';

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
