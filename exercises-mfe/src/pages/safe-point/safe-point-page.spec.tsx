import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { showPage } from '../../../test/show-page';
import { ANCHORS, safePointSteps, SafePointPage } from './safe-point-page';

const show = () => showPage(<SafePointPage />, '/resurser/trygg-punkt');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shows = (text: string | undefined) => expect(screen.getByText(text ?? '')).toBeVisible();

describe('Trygg Punkt', () => {
  it('has the room chosen, because not everybody is safe with pictures of the mind', () => {
    show();
    expect(screen.getByRole('radio', { name: 'Något här i rummet' })).toBeChecked();
  });

  it.each(ANCHORS)('begins and ends in the room, at the pace of the visitor, with %s', (anchor) => {
    const steps = safePointSteps(anchor);
    expect(steps.every(({ seconds }) => seconds === undefined)).toBe(true);
    expect(steps[0]?.text).toContain('i det här rummet');
    expect(steps.at(-1)?.text).toContain('Titta dig omkring');
  });

  it('goes on by ”Nästa” alone, and back to the room at any step', () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: 'En plats jag har varit på' }));
    click('Börja');
    const steps = safePointSteps('memory');
    shows(steps[0]?.text);
    click('Nästa');
    shows(steps[1]?.text);
    click('Tillbaka till rummet');
    expect(screen.getByRole('heading', { name: 'Två steg. Det räknas.' })).toHaveFocus();
    shows('saker du ser. En skugga, ett hörn, en färg.');
  });

  it('ends after the last step', () => {
    show();
    click('Börja');
    safePointSteps('room').forEach(() => click('Nästa'));
    expect(screen.getByRole('heading', { name: 'Tack för stunden' })).toHaveFocus();
  });

  it('can be left at once at every step, and shows who helps', () => {
    show();
    expect(screen.getByRole('link', { name: /Hjälplinjen/ })).toBeVisible();
    click('Börja');
    const exit = screen.getByRole('link', { name: 'Lämna sidan snabbt' });
    expect(exit).toHaveAttribute('href', 'https://www.smhi.se/');
    expect(exit.closest('[data-calm="true"]')).not.toBeNull();
    expect(exit).toHaveAccessibleDescription(/öppnar vädret hos SMHI/);
  });
});
