import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { showPage } from '../../../test/show-page';
import { RECOVERY_STATEMENTS } from './recovery.content';
import { RecoveryTestPage } from './recovery-test-page';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const begin = (path = '/resurser/aterhamtningstest') => {
  const shown = showPage(<RecoveryTestPage />, path);
  press('Börja');
  return shown;
};
const answerBy = (isTrue: (category: string) => boolean) =>
  RECOVERY_STATEMENTS.forEach(({ statement, category }) => {
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(statement);
    press(isTrue(category) ? 'Stämmer' : 'Stämmer inte');
  });

afterEach(() => sessionStorage.clear());

describe('the recovery test', () => {
  it.each([
    ['cognitive', 'Tankarna behöver vila', '/resurser/fokustraning'],
    ['emotional', 'Känslorna behöver plats', '/kunskapsbibliotek/sjalvmedkansla'],
    ['physical', 'Kroppen behöver landa', '/resurser/mindful-andning'],
    ['sensory', 'Sinnena behöver stillhet', '/resurser/nervsystem-quiz'],
  ])('leads %s to its suggestion', (category, title, path) => {
    begin();
    answerBy((each) => each === category);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(path);
  });

  it('says so when several weigh the same, and begins with the first of them', () => {
    begin();
    answerBy((each) => each === 'physical' || each === 'sensory');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Kroppen behöver landa');
    expect(screen.getByText(/Flera delar väger lika tungt/)).toBeVisible();
  });

  it('says so when nothing was true, and still has a suggestion', () => {
    begin();
    answerBy(() => false);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Inget av det stämde just nu');
    expect(screen.getByRole('link', { name: 'Till fokusträning' })).toBeVisible();
  });

  it('stays on the address it was opened at, and names the canonical one', () => {
    const { address } = begin('/aterhamtningstest');
    expect(address()).toBe('/aterhamtningstest?steg=1');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      '/resurser/aterhamtningstest',
    );
  });
});
