import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { refuseStorage, showPage } from '../../../../test/show-page';
import { eraseHistory, recordCompletion } from '../../../features/catalogue/history';
import { DoneHistory } from './done-history';

const show = () => showPage(<DoneHistory />, '/resurser');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  eraseHistory();
  localStorage.clear();
});

describe('the history', () => {
  it('stays off by default, describes its content, and records nothing', () => {
    show();
    act(() => recordCompletion('self-compassion'));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    click('Kom ihåg åt mig');
    expect(screen.getByText(/Här är det tomt än så länge/)).toBeVisible();
  });

  it('lists finished exercises, newest first, as links with their time', () => {
    show();
    click('Kom ihåg åt mig');
    act(() => recordCompletion('self-compassion', new Date(2026, 2, 5, 21, 15).getTime()));
    act(() => recordCompletion('recovery-test', new Date(2026, 2, 6, 7, 5).getTime()));
    const lines = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'ÅterhämtningstestSenast: 6 mars 2026 kl. 07:05',
      'Självmedkänsla5 mars 2026 kl. 21:15',
    ]);
    expect(screen.getByRole('link', { name: 'Självmedkänsla' })).toHaveAttribute(
      'href',
      '/resurser/sjalvmedkansla',
    );
  });

  it('goes by one click without a remainder', () => {
    show();
    click('Kom ihåg åt mig');
    act(() => recordCompletion('self-compassion'));
    expect(screen.getByRole('heading', { name: 'Det du har gjort' })).toHaveFocus();
    click('Radera allt');
    expect(screen.getByRole('heading', { name: 'Det du har gjort' })).toHaveFocus();
    expect(localStorage).toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent('Historiken är raderad och inget mer sparas.');
    expect(screen.getByRole('button', { name: 'Kom ihåg åt mig' })).toBeVisible();
  });

  it('shows, with a note, when the browser stores nothing', () => {
    const allow = refuseStorage();
    show();
    click('Kom ihåg åt mig');
    act(() => recordCompletion('self-compassion'));
    expect(screen.getByRole('link', { name: 'Självmedkänsla' })).toBeVisible();
    expect(screen.getByText(/Din webbläsare sparar inte listan/)).toBeVisible();
    allow();
  });
});
