import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const ES256 = -7;
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Options {
  options: { challenge: string; rp?: { id: string }; rpId?: string };
}

interface Lies {
  origin?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
}

/** A passkey in software, as a browser would use one: ES256 with attestation `none` (WebAuthn, level 3). */
export class SoftwareKey {
  readonly id = randomBytes(16);
  counter = 0;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;

  constructor(
    private readonly origin: string,
    private readonly domain = new URL(origin).hostname,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#publicKey = map([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
  }

  /** The answer to a registration. */
  register({ options }: Options, lies: Lies = {}) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#publicKey]);
    const authData = Buffer.concat([this.#head(lies, HAS_CREDENTIAL), credential]);
    const attestation = map([
      ['fmt', 'none'],
      ['attStmt', map([])],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, lies),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to a sign-in or a proof. */
  prove({ options }: Options, lies: Lies = {}) {
    this.counter = lies.counter ?? this.counter + 1;
    const authData = this.#head(lies);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, lies);
    const clientHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([authData, clientHash]), this.#privateKey);
    return this.#credential({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #head({ isVerified = true }: Lies, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more;
    return Buffer.concat([createHash('sha256').update(this.domain).digest(), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string, lies: Lies): string {
    const data = { type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? this.origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false })).toString('base64url');
  }

  #credential(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

type Cbor = number | string | Buffer;

/** A map of CBOR (RFC 8949). A Buffer of {@link map} stands for itself as the value of `attStmt`. */
function map(entries: [Cbor, Cbor][]): Buffer {
  const isMap = (key: Cbor) => key === 'attStmt';
  return Buffer.concat([
    Buffer.from([0xa0 | entries.length]),
    ...entries.flatMap(([key, value]) => [
      item(key),
      isMap(key) && Buffer.isBuffer(value) ? value : item(value),
    ]),
  ]);
}

function item(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  const bytes = Buffer.from(value);
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

function head(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value]);
  return value < 256
    ? Buffer.from([(type << 5) | 24, value])
    : Buffer.from([(type << 5) | 25, value >> 8, value & 0xff]);
}
