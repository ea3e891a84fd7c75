import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { STORED_PLAN } from '@stillsam/my-plan';
import { showPage } from '../../../test/show-page';
import { RECOVERY_STATEMENTS } from './recovery.copy';
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

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the recovery test', () => {
  it.each([
    ['cognitive', 'Kanske är det tankarna som behöver vila', '/resurser/fokustraning'],
    ['emotional', 'Kanske är det känslorna som behöver plats', '/kunskapsbibliotek/sjalvmedkansla'],
    ['physical', 'Kanske är det kroppen som behöver landa', '/resurser/mindful-andning?rytm=jamn'],
    ['sensory', 'Kanske är det sinnena som behöver stillhet', '/resurser/nervsystem-quiz'],
  ])('leads %s to its suggestion', (category, title, path) => {
    begin();
    answerBy((each) => each === category);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(path);
  });

  it.each([
    [5, false],
    [6, true],
    [8, true],
  ])('shows with %i true statements where help is, before anything else: %s', (count, isShown) => {
    begin();
    let left = count;
    answerBy(() => (left -= 1) >= 0);
    const card = screen.queryByRole('region', { name: 'Om det känns för tungt just nu' });
    expect(card !== null).toBe(isShown);
    expect(screen.queryByText(/Det låter som att det är mycket nu/) !== null).toBe(isShown);
    const tip = screen.getByRole('heading', { name: 'Något litet, här och nu' });
    if (card) expect(card.compareDocumentPosition(tip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says so when several weigh the same, and shows a way for each, the first one first', () => {
    begin();
    answerBy((each) => each === 'physical' || each === 'sensory');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Kanske är det kroppen som behöver landa',
    );
    expect(screen.getByText(/Flera delar väger lika tungt/)).toBeVisible();
    const next = screen.getByRole('heading', { name: 'Om du vill vidare' }).closest('section');
    if (!next) throw new Error('The ways have no section.');
    expect(within(next).getAllByRole('link')).toEqual([
      screen.getByRole('link', { name: 'Till mindful andning' }),
      screen.getByRole('link', { name: 'Till nervsystemsquizet' }),
    ]);
  });

  it('has one thing in heading, first way and plan when all statements are true', () => {
    begin();
    answerBy(() => true);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/tankarna som behöver vila/);
    const next = screen.getByRole('heading', { name: 'Om du vill vidare' }).closest('section');
    if (!next) throw new Error('The ways have no section.');
    expect(
      within(next)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Till fokusträning',
      'Läs om självmedkänsla',
      'Till mindful andning',
      'Till nervsystemsquizet',
    ]);
    click('Lägg i Min plan');
    expect(STORED_PLAN.read().things).toEqual([{ title: 'Fokusträning', path: '/resurser/fokustraning' }]);
    expect(screen.getByText('Lagd i Min plan.')).toHaveAttribute('role', 'status');
    click('Ligger i Min plan · Ångra');
    expect(STORED_PLAN.read().things).toEqual([]);
    expect(screen.getByText('Borttagen ur Min plan.')).toHaveAttribute('role', 'status');
  });

  it('sends nobody who holds the breath to an exercise that holds it', () => {
    begin();
    RECOVERY_STATEMENTS.forEach(({ statement }) =>
      click(statement.includes('hålla andan') ? 'Stämmer' : 'Stämmer inte'),
    );
    expect(screen.getByRole('link', { name: 'Till mindful andning' })).toHaveAttribute(
      'href',
      '/resurser/mindful-andning?rytm=jamn',
    );
  });

  it('promises a hint and nothing more', () => {
    showPage(<RecoveryTestPage />, '/resurser/aterhamtningstest');
    expect(
      screen.getByText(/^Åtta påståenden som kan ge en fingervisning om var tröttheten sitter/),
    ).toBeVisible();
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
      'http://localhost:4200/resurser/aterhamtningstest',
    );
  });
});
