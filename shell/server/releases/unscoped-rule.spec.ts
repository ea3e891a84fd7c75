import { expect, it } from '@jest/globals';
import { findUnscopedRule } from './unscoped-rule';

it.each([
  '.exa1b2c{color:red}',
  'html:has(.exa1b2c) body{margin:0}',
  '@layer app{@media (width<60rem){.exa1b2c>*{margin:0}}}',
  '@keyframes exspin{0%,to{opacity:0}}',
  '.exa1b2c{&:hover{margin:0}}',
  '',
])('finds no foreign element in %s', (css) => {
  expect(findUnscopedRule(css, 'exercises')).toBeNull();
});

it.each([
  ['*{display:none}', '*'],
  ['@layer app{body{margin:0}}', 'body'],
  ['.exa1b2c,main{margin:0}', 'main'],
  ['.sia1b2c{margin:0}', '.sia1b2c'],
  ['.ex{margin:0}', '.ex'],
])('finds a foreign element in %s', (css, selector) => {
  expect(findUnscopedRule(css, 'exercises')).toBe(`The style rule ${selector} has no class of exercises.`);
});
