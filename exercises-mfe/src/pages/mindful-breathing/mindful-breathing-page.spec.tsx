import { describe, expect, it, jest } from '@jest/globals';
import { STORED_PLAN } from '@stillsam/my-plan';
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
    pass(5_100);
    expect(phase()).toBe('in');
    pass(174_910);
    expect(screen.getByRole('heading', { name: 'Tre minuter har gått' })).toBeVisible();
    click('En gång till');
    pass(5_100);
    expect(phase()).toBe('out');
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

  it('takes no second press on STOP for one on the link that stands there now', () => {
    render(page());
    click('START');
    pass(5_000);
    click('STOP');
    const links = screen.getByRole('link', { name: 'Se alla resurser' }).closest('ul');
    expect(links).toHaveClass('arriving');
    pass(990);
    expect(links).toHaveClass('arriving');
    pass(10);
    expect(links).not.toHaveClass('arriving');
  });

  it('can be set down in the own plan once it is over', () => {
    render(page());
    click('START');
    pass(5_000);
    click('STOP');
    click('Lägg i Min plan');
    expect(STORED_PLAN.read().things).toEqual([
      { title: 'Mindful andning', path: '/resurser/mindful-andning' },
    ]);
    act(() => STORED_PLAN.clear());
  });

  it('stops by STOP, says so, and begins again from the first breath', () => {
    render(page());
    click('START');
    pass(45_000);
    click('STOP');
    expect(phase()).toBe('stopped');
    expect(spoken()).toBe('Två andetag. Det räknas.');
    expect(screen.getByRole('heading', { name: 'Två andetag. Det räknas.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se alla resurser' })).toBeVisible();
    pass(30_000);
    expect(phase()).toBe('stopped');
    click('START');
    expect(phase()).toBe('in');
    pass(IN_MS + 10);
    expect(phase()).toBe('hold');
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

  it('completes after nine breaths, with links on and the focus still on the same button', () => {
    render(page());
    const button = screen.getByRole('button', { name: 'START' });
    button.focus();
    click('START');
    pass(179_900);
    pass(110);
    expect(phase()).toBe('done');
    expect(spoken()).toBe('Tre minuter har gått. Nio andetag. Det räknas.');
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

  it('makes all but the stage and STOP inert while it runs', () => {
    const { container } = render(
      <>
        <footer>Sidfot</footer>
        {page()}
      </>,
    );
    const outside = () => screen.getByText('Sidfot');
    const settings = () => screen.getByRole('region', { name: 'Andas på ditt sätt', hidden: true });
    click('START');
    expect(outside()).toHaveAttribute('inert');
    expect(settings()).toHaveAttribute('inert');
    expect(document.documentElement).toHaveAttribute('data-shows-calm');
    expect(container.querySelector('[data-calm="true"]')).toContainElement(
      screen.getByRole('button', { name: 'STOP' }),
    );
    click('STOP');
    expect(outside()).not.toHaveAttribute('inert');
    expect(settings()).not.toHaveAttribute('inert');
    expect(document.documentElement).not.toHaveAttribute('data-shows-calm');
  });

  it('leaves no timer behind when the visitor goes elsewhere', () => {
    const { unmount } = render(page());
    click('START');
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the warning', () => {
  it('describes START in one sentence, has its whole text in a disclosure, and chooses by its one button the rhythm without a pause', () => {
    render(page());
    const warning = screen.getByRole('region', { name: 'Innan du börjar' });
    const start = screen.getByRole('button', { name: 'START' });
    expect(start).toHaveAccessibleDescription(/^Är du gravid, har du epilepsi/);
    expect(
      within(warning)
        .getByText(/^Håll inte andan om du är gravid/)
        .closest('details'),
    ).not.toBeNull();
    click('Välj ”Jämn”, utan paus');
    expect(screen.getByRole('radio', { name: 'Jämn' })).toBeChecked();
    expect(screen.getByText(/^Tre minuter, 18 lugna andetag/)).toBeVisible();
    expect(within(warning).getByRole('button', { name: '”Jämn” är vald, utan paus' })).toHaveAttribute(
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
});
