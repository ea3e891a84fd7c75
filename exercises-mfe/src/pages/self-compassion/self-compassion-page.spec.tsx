import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { STORED_PLAN } from '@stillsam/my-plan';
import { act, fireEvent, screen } from '@testing-library/react';
import { refuseStorage, showPage } from '../../../test/show-page';
import { STORED_HISTORY, enableHistory, eraseHistory } from '../../features/catalogue/history';
import METTA_PHRASES from '../../../../content/guidance/metta.json' with { type: 'json' };
import { SelfCompassionPage } from './self-compassion-page';

let now = 0;
const show = () => showPage(<SelfCompassionPage />, '/resurser/sjalvmedkansla');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const passes = (milliseconds: number) =>
  act(() => {
    now += milliseconds;
    jest.advanceTimersByTime(milliseconds);
  });
const isShown = (phrase: number) =>
  METTA_PHRASES.forEach((text, index) => expect(screen.queryByText(text) !== null).toBe(index === phrase));

/** A browser with voices. Returns the spoken texts in order. */
function giveVoices(...voices: { lang: string; localService: boolean }[]): string[] {
  const said: string[] = [];
  Object.assign(window, {
    speechSynthesis: {
      getVoices: () => voices,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => said.push('–'),
    },
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  return said;
}

beforeEach(() => {
  now = 0;
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
});

describe('the self-compassion page', () => {
  it('shows five phrases for twelve seconds each, and begins again', () => {
    show();
    click('Börja');
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    for (let count = 0; count < 11; count += 1) {
      isShown(count % 5);
      passes(12_000);
    }
  });

  it('goes once into the history after a whole round, if the visitor turned it on', () => {
    enableHistory();
    show();
    click('Börja');
    passes(59_999);
    expect(STORED_HISTORY.read().entries).toEqual([]);
    passes(1);
    passes(120_000);
    expect(STORED_HISTORY.read().entries.map(({ id }) => id)).toEqual(['self-compassion']);
    eraseHistory();
  });

  it('reads the first phrase with the heading that has the focus', () => {
    show();
    click('Börja');
    expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleDescription(METTA_PHRASES[0]);
  });

  it('says on Stopp what was done, and returns to the resources', () => {
    const { address } = show();
    click('Börja');
    passes(25_000);
    screen.getByRole('button', { name: 'Stopp' }).focus();
    click('Stopp');
    expect(screen.getByRole('heading', { name: 'Tack för stunden' })).toHaveFocus();
    const end = screen.getByText('Tre fraser. Det räknas.');
    expect(end.parentElement).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('link', { name: 'Lämna sidan snabbt' })).toBeVisible();
    passes(9_999);
    expect(address()).toBe('/resurser/sjalvmedkansla');
    passes(1);
    expect(address()).toBe('/resurser');
  });

  it('offers its end to Min plan, and stays there for whoever takes it', () => {
    const { address } = show();
    click('Börja');
    click('Stopp');
    fireEvent.focus(screen.getByRole('button', { name: 'Lägg i Min plan' }));
    click('Lägg i Min plan');
    expect(STORED_PLAN.read().things).toEqual([
      { title: 'Självmedkänsla', path: '/resurser/sjalvmedkansla' },
    ]);
    passes(60_000);
    expect(address()).toBe('/resurser/sjalvmedkansla');
    expect(screen.getByRole('link', { name: 'Visa Min plan' })).toHaveAttribute('href', '/min-plan');
  });

  it('stops by Escape, and returns at once on a second one', () => {
    const { address } = show();
    click('Börja');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByText('En fras. Det räknas.')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(address()).toBe('/resurser');
  });

  it('leaves phrase, quick exit and buttons alone on the screen while the phrases run', () => {
    show();
    click('Börja');
    const room = screen.getByRole('heading', { level: 2 }).closest('[data-calm]');
    expect(room).toHaveAttribute('data-calm', 'true');
    expect(room).toContainElement(screen.getByRole('link', { name: 'Lämna sidan snabbt' }));
    expect(screen.getByText('Takt och röst').closest('[inert]')).not.toBeNull();
    click('Pausa');
    expect(room).toHaveAttribute('data-calm', 'false');
    expect(room).not.toContainElement(screen.getByRole('link', { name: 'Lämna sidan snabbt' }));
    expect(screen.getByText('Takt och röst').closest('[inert]')).toBeNull();
  });

  it('says that it is common to become sad, where to read of it, and where help is', () => {
    show();
    expect(screen.getByText(/Blir du ledsen eller irriterad/)).toHaveTextContent(/Det är vanligt/);
    expect(screen.getByRole('link', { name: 'Läs om när vänligheten skaver' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek/sjalvmedkansla-lugnar-kroppen',
    );
    expect(screen.getByRole('link', { name: 'doi:10.1016/j.cpr.2011.07.003' })).toHaveAttribute(
      'href',
      'https://doi.org/10.1016/j.cpr.2011.07.003',
    );
  });

  it('can be left at once while the phrases run, and says what that does', () => {
    show();
    click('Börja');
    const exit = screen.getByRole('link', { name: 'Lämna sidan snabbt' });
    expect(exit).toHaveAttribute('href', 'https://www.smhi.se/');
    expect(exit).toHaveAccessibleDescription(/öppnar vädret hos SMHI\. Webbläsarens historik finns kvar/);
  });

  it('rests at a phrase, and goes on', () => {
    show();
    click('Börja');
    passes(11_000);
    click('Pausa');
    passes(100_000);
    isShown(0);
    click('Fortsätt');
    passes(1_000);
    isShown(1);
  });

  it('goes in another pace at once, and remembers it', () => {
    const first = show();
    click('Börja');
    passes(13_000);
    fireEvent.click(screen.getByText('Takt och röst'));
    fireEvent.click(screen.getByLabelText('20 sekunder'));
    passes(19_999);
    isShown(1);
    passes(1);
    isShown(2);
    first.unmount();
    show();
    expect(screen.getByLabelText('20 sekunder')).toBeChecked();
  });

  it('reads aloud with the machine’s own Swedish voice, when asked, and is silent when left', () => {
    const said = giveVoices({ lang: 'en-GB', localService: true }, { lang: 'sv-SE', localService: true });
    const { unmount } = show();
    click('Börja');
    expect(said).toEqual([]);
    fireEvent.click(screen.getByLabelText('Läs upp fraserna'));
    passes(12_000);
    click('Pausa');
    expect(said).toEqual(['–', METTA_PHRASES[0], '–', METTA_PHRASES[1], '–']);
    click('Fortsätt');
    unmount();
    expect(said.at(-1)).toBe('–');
  });

  it('announces the phrases to screen readers, unless a voice reads them', () => {
    giveVoices({ lang: 'sv_SE', localService: true });
    show();
    click('Börja');
    const room = () => screen.getByText(METTA_PHRASES[0] ?? '').parentElement;
    expect(room()).toHaveAttribute('aria-live', 'polite');
    fireEvent.click(screen.getByLabelText('Läs upp fraserna'));
    expect(room()).toHaveAttribute('aria-live', 'off');
  });

  it('uses no voice that a service on the net would speak with', () => {
    giveVoices({ lang: 'sv-SE', localService: false });
    show();
    expect(screen.queryByLabelText('Läs upp fraserna')).not.toBeInTheDocument();
    expect(screen.getByText(/ingen svensk röst/)).toBeVisible();
  });

  it('changes its pace also where nothing can be stored', () => {
    const allow = refuseStorage();
    const { unmount } = show();
    expect(screen.queryByText(/Din webbläsare sparar inte valen/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('8 sekunder'));
    expect(screen.getByText(/Din webbläsare sparar inte valen/).closest('[role=status]')).toBeInTheDocument();
    click('Börja');
    passes(8_000);
    isShown(1);
    fireEvent.click(screen.getByLabelText('12 sekunder (förvalt)'));
    unmount();
    allow();
  });
});
