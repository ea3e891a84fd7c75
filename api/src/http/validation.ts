import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { COMMON_ERRORS, DomainError, type Issue } from './domain-error';

/** Together they keep an error below 20 kB, whatever was sent. */
const MAX_ISSUES = 20;
const MAX_PATH_LENGTH = 60;

/** Refuses unknown fields; the issues name each field once, with a Swedish sentence. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) =>
      new DomainError(400, 'VALIDATION_FAILED', messageOf(errors), {
        issues: toIssues(errors).slice(0, MAX_ISSUES),
      }),
  });
}

/** A rule with the context `isWholeMessage` gives the sentence of the whole response, as for a form of one field. */
function messageOf([first]: ValidationError[]): string {
  const contexts: { isWholeMessage?: boolean }[] = Object.values(first?.contexts ?? {});
  return first && contexts.some(({ isWholeMessage }) => isWholeMessage)
    ? toSentence(first.property, first.constraints ?? {})
    : COMMON_ERRORS.VALIDATION_FAILED;
}

function toIssues(errors: ValidationError[], parent = ''): Issue[] {
  return errors.flatMap(({ property, constraints, children = [] }) => {
    const path = shortened(parent ? `${parent}.${property}` : property);
    const own = constraints ? [{ path, message: toSentence(path, constraints) }] : [];
    return [...own, ...toIssues(children, path)];
  });
}

/** A sent name may be as long as the body. */
function shortened(path: string): string {
  return path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH).toWellFormed()}…` : path;
}

function toSentence(path: string, constraints: Record<string, string>): string {
  if (constraints.whitelistValidation) return `Fältet ${path} är okänt.`;
  // The rules of a field apply from the lowest decorator up, so its type is checked first.
  return Object.values(constraints)[0] ?? COMMON_ERRORS.VALIDATION_FAILED;
}
