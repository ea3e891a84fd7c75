import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; react-router needs them.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

const { cleanup } = await import('@testing-library/react');

afterEach(() => cleanup());
