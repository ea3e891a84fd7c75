import { describe, expect, it } from '@jest/globals';
import { environmentOf } from './service-environments.mjs';

describe('the environment of a service', () => {
  it('holds no secret of another service', () => {
    const secrets = {
      JWT_SECRET: 'a',
      DATABASE_URL: 'b',
      ADMIN_PASSWORD: 'c',
      SMTP_URL: 'd',
      GOOGLE_CLIENT_SECRET: 'e',
      NEWSLETTER_SECRET: 'f',
      MEDIA_S3_SECRET_ACCESS_KEY: 'g',
      SOMETHING_OF_THE_MACHINE: 'h',
    };
    expect(environmentOf('shell', { ...secrets, PATH: '/bin', SHELL_PORT: '1' })).toEqual({
      PATH: '/bin',
      SHELL_PORT: '1',
    });
    const api = environmentOf('api', secrets);
    expect(api).toMatchObject({ JWT_SECRET: 'a', DATABASE_URL: 'b' });
    expect(api).not.toHaveProperty('ADMIN_PASSWORD');
    expect(api).not.toHaveProperty('SOMETHING_OF_THE_MACHINE');
    expect(environmentOf('create-admin', secrets)).toHaveProperty('ADMIN_PASSWORD', 'c');
  });
});
