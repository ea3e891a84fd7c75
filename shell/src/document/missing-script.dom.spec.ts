import { afterEach, expect, it } from '@jest/globals';
import { MISSING_SCRIPT, SHELL_SCRIPT } from './missing-script';

const mark = () => document.documentElement.dataset.script;

function failingScript(): HTMLScriptElement {
  const script = document.createElement('script');
  document.body.append(script);
  return script;
}

new Function(MISSING_SCRIPT)();

afterEach(() => {
  delete document.documentElement.dataset.script;
  document.body.replaceChildren();
});

it('marks the root when a script of the shell cannot be fetched', () => {
  const script = failingScript();
  script.setAttribute(SHELL_SCRIPT, '');
  script.dispatchEvent(new Event('error'));
  expect(mark()).toBe('missing');
});

it('leaves other scripts, images and errors of running code to those who handle them', () => {
  failingScript().dispatchEvent(new Event('error'));
  const image = document.createElement('img');
  document.body.append(image);
  image.dispatchEvent(new Event('error'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'fel' }));
  expect(mark()).toBeUndefined();
});
