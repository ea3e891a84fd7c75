import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { fakeBrowser, IN_MS, click, page, pass, phase, spoken, stage } from '../../../test/breathing-page';
import { STORED_SETTINGS, DEFAULT_SETTINGS } from './guidance';

const PHASE_OF: Record<string, string> = { 'Andas in': 'in', Håll: 'hold', 'Andas ut': 'out' };

fakeBrowser();

describe('the mindful breathing page', () => {
  it('keeps the plan of a running session when another tab changes the settings', () => {
    render(page());
    click('START');
    act(() => void STORED_SETTINGS.save({ ...DEFAULT_SETTINGS, minutes: 10, rhythm: 'jamn' }));
    expect(screen.getByText(/^Tre minuter, nio lugna andetag/)).toBeVisible();
    click('STOP');
    expect(screen.getByText(/^Tio minuter, 60 lugna andetag/)).toBeVisible();
  });

  it('starts with one heading, a START button and an empty live region', () => {
    render(page());
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Mindful andning' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'START' })).toBeEnabled();
    expect(phase()).toBe('idle');
    expect(spoken()).toBe('');
    expect(document.title).toBe('Mindful andning | Stillsam');
  });

  it('goes through in, hold and out, and says each once', () => {
    render(page());
    click('START');
    const said = [spoken()];
    for (let step = 0; step < 300; step += 1) {
      pass(100);
      if (spoken() !== said.at(-1)) said.push(spoken());
      expect(PHASE_OF[String(spoken())]).toBe(phase());
      expect(stage()).toHaveTextContent(String(spoken()));
    }
    expect(said).toEqual(['Andas in', 'Håll', 'Andas ut', 'Andas in', 'Håll']);
    expect(screen.getByText('Andetag 2 av 9')).toBeInTheDocument();
  });

  it('says nothing more between two phases', () => {
    render(page());
    click('START');
    const status = screen.getAllByRole('status')[0];
    if (!status) throw new Error('Nothing speaks.');
    const observer = new MutationObserver(() => undefined);
    observer.observe(status, { childList: true, characterData: true, subtree: true, attributes: true });
    pass(IN_MS - 20);
    expect(observer.takeRecords()).toEqual([]);
    pass(40);
    expect(status.textContent).toBe('Håll');
    observer.disconnect();
  });

  it('stops by STOP, says so, and begins again from the first breath', () => {
    render(page());
    click('START');
    pass(45_000);
    click('STOP');
    expect(phase()).toBe('stopped');
    expect(spoken()).toBe('Övningen är stoppad.');
    pass(30_000);
    expect(phase()).toBe('stopped');
    click('START');
    expect(phase()).toBe('in');
    expect(screen.getByText('Andetag 1 av 9')).toBeInTheDocument();
  });

  it('stops by Escape, only while it runs, and leaves the focus on the button', () => {
    render(page());
    const button = screen.getByRole('button', { name: 'START' });
    button.focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(phase()).toBe('idle');
    click('START');
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(phase()).toBe('stopped');
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('START');
  });

  it('ignores an Escape key that another handler used', () => {
    render(page());
    click('START');
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    event.preventDefault();
    act(() => void document.dispatchEvent(event));
    expect(phase()).toBe('in');
  });

  it('is complete after nine breaths, with links on and the focus still on the same button', () => {
    render(page());
    const button = screen.getByRole('button', { name: 'START' });
    button.focus();
    click('START');
    pass(179_900);
    expect(screen.getByText('Andetag 9 av 9')).toBeInTheDocument();
    expect(screen.getByText('Sista andetaget')).toBeInTheDocument();
    pass(110);
    expect(phase()).toBe('done');
    expect(spoken()).toBe('Tre minuter har gått. Övningen är klar.');
    expect(screen.getByRole('heading', { name: 'Tre minuter har gått' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se alla resurser' })).toHaveAttribute('href', '/resurser');
    expect(screen.getByRole('link', { name: 'Läs ”Stillhet mitt i kaoset”' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek/stillhet-mitt-i-kaoset',
    );
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('En gång till');
    click('En gång till');
    expect(phase()).toBe('in');
    expect(screen.queryByRole('heading', { name: 'Tre minuter har gått' })).not.toBeInTheDocument();
  });

  it('leaves no timer behind when the visitor goes elsewhere', () => {
    const { unmount } = render(page());
    click('START');
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the warning', () => {
  it('is before START, and its one button chooses the rhythm without a pause', () => {
    render(page());
    const warning = screen.getByRole('region', { name: 'Innan du börjar' });
    const start = screen.getByRole('button', { name: 'START' });
    expect(warning.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    click('Välj Jämn, utan paus');
    expect(screen.getByRole('radio', { name: 'Jämn' })).toBeChecked();
    expect(screen.getByText(/^Tre minuter, 18 lugna andetag/)).toBeVisible();
    expect(within(warning).getByRole('button', { name: 'Jämn är vald, utan paus' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    click('START');
    const phases = new Set<string | undefined>();
    for (let step = 0; step < 110; step += 1) {
      phases.add(phase());
      pass(100);
    }
    expect([...phases]).toEqual(['in', 'out']);
  });

  it('stops the session during a pause', () => {
    render(page());
    click('START');
    pass(IN_MS + 10);
    expect(phase()).toBe('hold');
    click('Välj Jämn, utan paus');
    expect(phase()).toBe('stopped');
    expect(screen.getByRole('radio', { name: 'Jämn' })).toBeChecked();
  });
});

describe('time left', () => {
  it('is shown in minutes and changes seldom', () => {
    render(page());
    click('START');
    expect(screen.getByText('Cirka 3 minuter kvar')).toBeInTheDocument();
    pass(60_010);
    expect(screen.getByText('Cirka 2 minuter kvar')).toBeInTheDocument();
    pass(60_000);
    expect(screen.getByText('Cirka 1 minut kvar')).toBeInTheDocument();
    pass(20_000);
    expect(screen.getByText('Mindre än en minut kvar')).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('is shown in seconds on request, without being announced', () => {
    render(page());
    click('START');
    pass(45_000);
    click('Visa exakt tid');
    const timer = screen.getByRole('timer');
    expect(timer).toHaveAttribute('aria-live', 'off');
    expect(timer).toHaveTextContent('2:15 kvar');
    pass(1_000);
    expect(timer).toHaveTextContent('2:14 kvar');
    expect(screen.getByRole('button', { name: 'Visa exakt tid' })).toHaveAttribute('aria-pressed', 'true');
    click('Visa exakt tid');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
