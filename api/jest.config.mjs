import { nestjsThrottlerModule } from '../tools/jest/nestjs-throttler.mjs';
import { nodePreset } from '../tools/jest/preset.mjs';

/** What needs neither a database nor a network. */
export default nodePreset({
  moduleNameMapper: { '^@nestjs/throttler$': await nestjsThrottlerModule() },
  displayName: 'api',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
});
