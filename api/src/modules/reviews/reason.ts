import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { IsText } from '../../contract/request-fields';

/** Invisible characters are no reason. */
const HAS_WORDS = /(?:\p{L}\P{L}*){5}/u;

/** Why somebody decides in place of a review. @param message what to say of an empty one. */
export const IsReason = (message: string, { required = true } = {}) =>
  applyDecorators(
    Matches(HAS_WORDS, { message }),
    IsText({ trim: true, min: 10, max: [500, 'Skriv högst 500 tecken.'], required }, message),
  );
