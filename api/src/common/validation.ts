import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { DomainError, type Issue } from './domain-error';
import { COMMON_ERRORS } from './error-texts';

/** Unknown fields are refused; issues name each field once, with a Swedish sentence. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    exceptionFactory: (errors) =>
      new DomainError(answerOf(errors), {
        status: 400,
        code: 'VALIDATION_FAILED',
        issues: toIssues(errors),
      }),
  });
}

/** A form of one field says what is wrong with it: a rule with the context `isAnswer` words the whole answer. */
function answerOf([first]: ValidationError[]): string {
  const contexts: { isAnswer?: boolean }[] = Object.values(first?.contexts ?? {});
  return first && contexts.some(({ isAnswer }) => isAnswer)
    ? toSentence(first.property, first.constraints ?? {})
    : COMMON_ERRORS.VALIDATION_FAILED;
}

function toIssues(errors: ValidationError[], parent = ''): Issue[] {
  return errors.flatMap(({ property, constraints, children = [] }) => {
    const path = parent ? `${parent}.${property}` : property;
    const own = constraints ? [{ path, message: toSentence(path, constraints) }] : [];
    return [...own, ...toIssues(children, path)];
  });
}

function toSentence(path: string, constraints: Record<string, string>): string {
  if (constraints.whitelistValidation) return `Fältet ${path} är okänt.`;
  // In the order in which the rules stand at the field, from below: a text is first of all a text.
  return Object.values(constraints)[0] ?? COMMON_ERRORS.VALIDATION_FAILED;
}
