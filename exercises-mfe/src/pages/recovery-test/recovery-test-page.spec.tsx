import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { showPage } from '../../../test/show-page';
import { RECOVERY_STATEMENTS } from './recovery.content';
import { RecoveryTestPage } from './recovery-test-page';

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const begin = (path = '/resurser/aterhamtningstest') => {
  const shown = showPage(<RecoveryTestPage />, path);
  click('Börja');
  return shown;
};
const answerBy = (isTrue: (category: string) => boolean) =>
  RECOVERY_STATEMENTS.forEach(({ statement, category }) => {
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(statement);
    click(isTrue(category) ? 'Stämmer' : 'Stämmer inte');
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

  it.each([
    [6, false],
    [7, true],
    [8, true],
  ])('with %i true statements shows where help is, before anything else: %s', (count, isShown) => {
    begin();
    let left = count;
    answerBy(() => (left -= 1) >= 0);
    const card = screen.queryByRole('region', { name: 'Om det känns för tungt just nu' });
    expect(card !== null).toBe(isShown);
    expect(screen.queryByText(/Det låter som att det är mycket nu/) !== null).toBe(isShown);
    const tip = screen.getByRole('heading', { name: 'Något litet, här och nu' });
    if (card) expect(card.compareDocumentPosition(tip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
