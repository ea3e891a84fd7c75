import path from 'node:path';
import { seedArticles } from '../database/seeds/seed-articles';
import { runCommand } from './run-command';

/** Puts the articles of the content folder into the database, each once, and renews those nobody has edited. */
await runCommand(async (source, config) => {
  const { added, renewed } = await seedArticles(source, path.join(config.contentDirectory, 'articles'));
  process.stdout.write(`articles added: ${added}\narticles renewed: ${renewed}\n`);
});
