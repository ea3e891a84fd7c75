import { afterEach, describe, expect, it } from '@jest/globals';
import { STORED_PLAN } from '@stillsam/my-plan';
import { act, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../../../test/show-page';
import { WorryPaperPage } from './worry-paper-page';

const show = () => showPage(<WorryPaperPage />, '/resurser/orospapper');
const worry = () => screen.getByRole('textbox', { name: 'Det som tynger' });
const step = () => screen.getByRole('textbox', { name: 'Ett första litet steg' });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the worry paper', () => {
  it('stays whole until something is written', () => {
    show();
    click('Riv papperet');
    expect(worry()).toHaveFocus();
    write(step(), 'Ringa vårdcentralen');
    click('Riv papperet');
    expect(screen.getByRole('heading', { name: 'Rivet' })).toBeVisible();
  });

  it('loses every word when it is torn, and a new one is blank', () => {
    show();
    write(worry(), 'Mötet på torsdag');
    write(step(), 'Skriva tre punkter');
    click('Riv papperet');
    expect(screen.getByRole('heading', { name: 'Rivet' })).toHaveFocus();
    expect(document.body).not.toHaveTextContent('Mötet');
    click('Ta ett nytt papper');
    expect(worry()).toHaveValue('');
    expect(step()).toHaveValue('');
  });

  it('shows who helps below the words of somebody who wants to die, and tearing as the second way', () => {
    show();
    write(worry(), 'Mötet på torsdag');
    expect(screen.queryByText(/Ring hellre någon/)).not.toBeInTheDocument();
    write(worry(), 'Jag vill dö');
    expect(screen.getByText(/Ring hellre någon/).closest('[role=status]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Ring Självmordslinjen på 90101' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riv papperet' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Riv papperet' })).toHaveClass('secondary');
  });

  it('stores no word in the browser, also when the exercise is set down in the own plan', () => {
    show();
    write(worry(), 'Mötet på torsdag');
    click('Riv papperet');
    click('Lägg i Min plan');
    expect(STORED_PLAN.read().things).toEqual([{ title: 'Orospapper', path: '/resurser/orospapper' }]);
    const stored = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].flat().join();
    expect(stored).not.toContain('Mötet');
  });

  it('shows no word when the browser’s back button shows the page again', () => {
    show();
    write(worry(), 'Mötet på torsdag');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(worry()).toHaveValue('');
  });
});
