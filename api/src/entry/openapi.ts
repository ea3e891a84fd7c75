import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { createLogger } from '../observability/logger';
import { readConfig } from '../config/env';
import { ErrorDto } from '../contract/answers';
import { createApp } from '../create-app';
import { takesForm } from '../http/request-bodies';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Calls that ask neither the database nor another service. */
const NEVER_UNAVAILABLE: readonly (string | undefined)[] = [
  'Google_providers',
  'Google_finish',
  'Newsletter_showUnsubscribe',
  'Health_live',
];

const ERROR = { 'application/json': { schema: { $ref: getSchemaPath(ErrorDto) } } };
/** A request that is refused before it reaches its route gets the JSON error of every route. */
const ERROR_PAGE = { 'text/html': { schema: { type: 'string' } }, ...ERROR };

/** Prints the contract. The application is created but not started, so it connects to nothing. */
const config = readConfig({
  ...process.env,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_SECRET: 'only for building the document, never used',
});
const app = await createApp(config, createLogger('silent'));
process.stdout.write(`${JSON.stringify(createOpenApiDocument(app), null, 2)}\n`, () => process.exit(0));

/** The contract, generated from the controllers. */
function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Stillsam API')
    .setDescription(
      'Errors are `{ error, code, issues?, requestId }`; `error` is a Swedish sentence that may be shown.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const [path, { get, post, put, patch, delete: remove }] of Object.entries(document.paths))
    for (const operation of [get, post, put, patch, remove])
      if (operation) operation.responses = withCommonErrors(path, operation);
  return document;
}

/** The responses of a call, with the errors that every call of its kind may get. Forms get them as pages. */
function withCommonErrors(path: string, operation: Operation): Operation['responses'] {
  const { operationId, parameters = [], requestBody, responses, security } = operation;
  const isOfRow = parameters.some((parameter) => 'in' in parameter && parameter.in === 'path');
  const common = [
    400,
    ...(security ? [401] : []),
    ...(isOfRow ? [404] : []),
    ...(requestBody ? [413, 415] : []),
    ...(NEVER_UNAVAILABLE.includes(operationId) ? [] : [503]),
  ];
  const error = { description: '', content: takesForm(path) ? ERROR_PAGE : ERROR };
  const own = Object.entries(responses).filter(([status]) => Number(status) < 400 || !takesForm(path));
  const statuses = [...common, ...Object.keys(responses)];
  return { ...Object.fromEntries(statuses.map((status) => [status, error])), ...Object.fromEntries(own) };
}
