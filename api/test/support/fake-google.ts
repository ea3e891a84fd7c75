import { createServer, type IncomingMessage, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { portOf } from './test-api';

const KEY_ID = 'nyckel';

/** Google's sign-in as the API meets it: authorization, token, person and keys, on a port of its own. */
export class FakeGoogle {
  readonly origin: string;
  /** Claims about the person who signs in, in the answer of /userinfo and in each token. */
  person: Record<string, unknown> = {};
  readonly #server: Server;
  readonly #privateKey: CryptoKey;

  private constructor(server: Server, privateKey: CryptoKey) {
    this.#server = server;
    this.#privateKey = privateKey;
    this.origin = `http://127.0.0.1:${portOf(server)}`;
  }

  static async start(): Promise<FakeGoogle> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const key: JWK = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256' };
    const server = createServer((request, response) => {
      const { status = 200, location, body } = google.#answer(request, key);
      response.writeHead(status, { 'Content-Type': 'application/json', ...(location && { location }) });
      response.end(JSON.stringify(body ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const google = new FakeGoogle(server, privateKey);
    return google;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** @returns an ID token that this Google has signed. */
  token(claims: Record<string, unknown>): Promise<string> {
    const iat = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: this.origin, sub: '1', iat, exp: iat + 3600, ...this.person, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .sign(this.#privateKey);
  }

  #answer({ url = '' }: IncomingMessage, key: JWK): { status?: number; location?: string; body?: object } {
    const { pathname, searchParams } = new URL(url, this.origin);
    switch (pathname) {
      case '/jwks':
        return { body: { keys: [key] } };
      case '/authorize': {
        const back = new URL(searchParams.get('redirect_uri') ?? this.origin);
        back.searchParams.set('code', 'kod');
        back.searchParams.set('state', searchParams.get('state') ?? '');
        return { status: 302, location: back.href };
      }
      case '/token':
        return { body: { access_token: 'nyckel', token_type: 'Bearer', expires_in: 3600 } };
      case '/userinfo':
        return { body: { sub: '1', ...this.person } };
      default:
        return { status: 404 };
    }
  }
}
