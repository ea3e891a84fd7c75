import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { showPage } from '../../../test/show-page';
import { HARDEST_TEXTS, MINUTES_TEXTS } from './start.copy';
import { StartPage } from './start-page';

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const show = () => showPage(<StartPage />, '/borja-har');
const answers = () => screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: new Date(2026, 2, 5, 14, 0) });
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('the page to begin with', () => {
  it('leads by three answers to one thing with its reason', () => {
    show();
    click(HARDEST_TEXTS.worry.label);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Hur mycket orkar du?');
    click(MINUTES_TEXTS[5].label);
    click('Nu');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Skriv ner oron och riv papperet');
    expect(screen.getByText(/behöver du inte hålla i huvudet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Till orospapperet' })).toHaveAttribute(
      'href',
      '/resurser/orospapper',
    );
  });

  it('shows where help is at once to someone in danger, and asks nothing more', () => {
    show();
    click(HARDEST_TEXTS.danger.label);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Du ska inte vara ensam med det här');
    expect(screen.getByRole('region', { name: 'Om det känns för tungt just nu' })).toBeVisible();
    expect(screen.queryByText('Hur mycket orkar du?')).not.toBeInTheDocument();
  });

  it.each([
    [HARDEST_TEXTS.danger.label, ['Ring 90101', 'Ring 112'], ['tel:90101', 'tel:112']],
    [HARDEST_TEXTS.unsafe.label, ['Ring 112', 'Ring 020-50 50 50'], ['tel:112', 'tel:020505050']],
  ])('has numbers to press before it says anything else: %s', (label, names, addresses) => {
    show();
    click(label);
    const calls = screen.getByRole('heading', { level: 2 }).nextElementSibling as HTMLElement;
    const links = within(calls).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

  it('claims no answers that were not given', () => {
    show();
    click(HARDEST_TEXTS.danger.label);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/är besvarade/);
    expect(document.body).not.toHaveTextContent(/inte bära det ensam/);
  });

  it.each([
    [20, ['Nu', 'I natt']],
    [21, ['Nej', 'Ja, det är natt']],
    [22, ['Ja, det är natt', 'Nej']],
    [5, ['Ja, det är natt', 'Nej']],
    [6, ['Nej', 'Ja, det är natt']],
    [7, ['Nu', 'I natt']],
  ])('offers at %i o’clock first what is likely', (hour, expected) => {
    jest.setSystemTime(new Date(2026, 2, 5, hour, 0));
    show();
    click(HARDEST_TEXTS.sleep.label);
    click(MINUTES_TEXTS[1].label);
    expect(answers()).toEqual(expected);
  });

  it('shows who helps to someone who is hurt or threatened', () => {
    show();
    click(HARDEST_TEXTS.unsafe.label);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Det är inte ditt fel');
    expect(screen.getByRole('link', { name: /Kvinnofridslinjen/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Om du är utsatt för hot eller våld' })).toHaveTextContent(
      /Är du i fara nu\? Ring 112\./,
    );
    expect(document.body).not.toHaveTextContent(/psykiatrisk/);
    expect(screen.getByText('Fler nummer').closest('summary')).not.toHaveTextContent('Våld');
    expect(screen.getByText(/Orkar du inte leva/)).toHaveTextContent(/^Är du i fara nu: ring/);
  });

  it('forgets a call for help when the page is opened again', () => {
    const { unmount } = show();
    click(HARDEST_TEXTS.danger.label);
    unmount();
    showPage(<StartPage />, '/borja-har?steg=forslag');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Vad är svårast just nu?');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([HARDEST_TEXTS.tired, HARDEST_TEXTS.self, HARDEST_TEXTS.feeling])(
    'names a number beside what it suggests: $label',
    ({ label }) => {
      show();
      click(label);
      click(MINUTES_TEXTS[5].label);
      click('Nu');
      expect(screen.getByText(/Är det livet du inte orkar/)).toBeVisible();
    },
  );

  it('begins again without the answers', () => {
    show();
    click(HARDEST_TEXTS.danger.label);
    click('Börja om');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Vad är svårast just nu?');
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  });
});
