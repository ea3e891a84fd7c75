import { seedArticles } from '../database/seeds/seed-articles';
import { seedWelcomeLetters } from '../database/seeds/seed-welcome-letters';
import { runCommand } from './run-command';

/** `seed`: adds the articles and welcome letters of the content folder once each, and updates articles that no admin has edited. */
await runCommand(async (source, config) => {
  const { added, renewed } = await seedArticles(source, config.contentDirectory);
  const letters = await seedWelcomeLetters(source, config.contentDirectory);
  process.stdout.write(
    `articles added: ${added}\narticles renewed: ${renewed}\nwelcome letters added: ${letters}\n`,
  );
});
