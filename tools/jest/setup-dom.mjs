import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; react-router needs them.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

const { cleanup, configure } = await import('@testing-library/react');

// How long a test waits for what should come; the default second is short on a busy machine.
configure({ asyncUtilTimeout: 8000 });

afterEach(() => cleanup());
