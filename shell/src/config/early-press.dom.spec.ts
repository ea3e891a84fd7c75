import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { EARLY_PRESS_SCRIPT, holdEarlyPress, replayEarlyPress } from './early-press';

const heard = jest.fn();

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/** The components have come to life. */
function hear() {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => heard(button.textContent));
}

beforeEach(() => {
  // As an inline script is evaluated: its variable is the window's.
  document.body.innerHTML =
    '<form><button type="button">START</button><button type="button" id="other"><span>Aa</span></button><button>Skicka</button></form><p>Text</p>';
  element('form').addEventListener('submit', (event) => event.preventDefault());
  const script = document.createElement('script');
  script.textContent = EARLY_PRESS_SCRIPT;
  document.head.append(script);
});
afterEach(() => {
  heard.mockClear();
});

it('a press before the script came is heard once', () => {
  element('span').click();
  holdEarlyPress();
  hear();
  replayEarlyPress();
  replayEarlyPress();
  expect(heard.mock.calls).toEqual([['Aa']]);
});

it('the last press counts, and none after a press elsewhere', () => {
  element('button').click();
  element('#other').click();
  element('p').click();
  holdEarlyPress();
  hear();
  replayEarlyPress();
  expect(heard).not.toHaveBeenCalled();
});

it('what the browser does by itself is not done again', () => {
  element('button:not([type])').click();
  holdEarlyPress();
  hear();
  replayEarlyPress();
  expect(heard).not.toHaveBeenCalled();
});

it('a press that the page hears is not kept', () => {
  holdEarlyPress();
  hear();
  element('button').click();
  replayEarlyPress();
  expect(heard.mock.calls).toEqual([['START']]);
});

it('a button that is gone is not pressed', () => {
  const button = element('button');
  button.click();
  holdEarlyPress();
  hear();
  button.remove();
  replayEarlyPress();
  expect(heard).not.toHaveBeenCalled();
});
