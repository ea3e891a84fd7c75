import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetReading, keepPlace, markRead, rememberReading } from './stored-articles';
import { SaveButton } from './reading-marks';
import { ReadingShelf, ShelfLink } from './reading-shelf';

const KEY = 'stillsam.sparade-artiklar';
const PLACE = { slug: 'vila', title: 'Vila', section: 'kroppen', sectionTitle: 'Kroppen' };

beforeEach(() => {
  localStorage.clear();
  forgetReading();
});

describe('saving for later', () => {
  it('keeps the article in this browser, lists it, and removes it without a trace', async () => {
    render(
      <>
        <SaveButton slug="vila" title="Vila" />
        <ShelfLink />
        <ReadingShelf />
      </>,
    );
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Spara till sen' }));
    expect(screen.getByRole('button', { name: 'Sparad till sen' })).toBeVisible();
    expect(screen.getByText(/^Sparad\. Du hittar den/)).toHaveRole('status');
    expect(localStorage.getItem(KEY)).toBe('[{"slug":"vila","title":"Vila"}]');
    expect(screen.getByRole('heading', { name: 'Sparat till sen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vila' })).toHaveAttribute('href', '/kunskapsbibliotek/vila');
    expect(screen.getByRole('link', { name: 'Sparat till sen (1)' })).toHaveAttribute('href', '#sparat');
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort Vila' }));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['{', '7', '[{"slug":1}]'])('takes the stored text %j for nothing saved', (text) => {
    localStorage.setItem(KEY, text);
    render(<ReadingShelf />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('continuing', () => {
  it('stores no place before a yes', () => {
    keepPlace(PLACE);
    expect(localStorage).toHaveLength(0);
  });

  it('leads to the section where the visitor was, until the text is read or the place removed', async () => {
    rememberReading();
    keepPlace(PLACE);
    render(<ReadingShelf />);
    const row = within(screen.getByRole('listitem'));
    expect(row.getByRole('link')).toHaveAttribute('href', '/kunskapsbibliotek/vila#kroppen');
    expect(row.getByText('Du var vid ”Kroppen”')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Ta bort Vila' }));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    act(() => {
      keepPlace(PLACE);
      markRead('1', true);
    });
    expect(localStorage.getItem('stillsam.lasta-artiklar')).toBe('{"isOn":true,"ids":["1"]}');
  });
});
