import 'reflect-metadata';
import { createLogger } from '../observability/logger';
import { readConfig } from '../config/env';
import { createApp } from '../create-app';
import { createOpenApiDocument } from '../openapi';

/** Prints the contract. The application is created but not started, so it connects to nothing. */
const config = readConfig({
  ...process.env,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_SECRET: 'only for building the document, never used',
});
const app = await createApp(config, createLogger('silent'));
process.stdout.write(`${JSON.stringify(createOpenApiDocument(app), null, 2)}\n`, () => process.exit(0));
