import { rm } from 'node:fs/promises';

export default async function stopDatabase() {
  if (!globalThis.testDatabase) return;
  const { server, dataDir } = globalThis.testDatabase;
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
