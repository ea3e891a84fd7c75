import { seedArticles } from '../database/seeds/seed-articles';
import { runCommand } from './run-command';

/** `seed`: adds the articles of the content folder once each, and updates those that no admin has edited. */
await runCommand(async (source, config) => {
  const { added, renewed } = await seedArticles(source, config.contentDirectory);
  process.stdout.write(`articles added: ${added}\narticles renewed: ${renewed}\n`);
});
