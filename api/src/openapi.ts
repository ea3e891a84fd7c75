import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorDto } from './contract/api-errors.decorator';

/** The contract, generated from the controllers. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
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
  return withUnreadable(document);
}

/** A malformed address is refused before it reaches its route. */
function withUnreadable(document: OpenAPIObject): OpenAPIObject {
  const unreadable = {
    description: '',
    content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorDto) } } },
  };
  for (const { get, post, put, patch, delete: remove } of Object.values(document.paths))
    for (const operation of [get, post, put, patch, remove])
      if (operation) operation.responses = { 400: unreadable, ...operation.responses };
  return document;
}
