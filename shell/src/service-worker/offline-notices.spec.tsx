import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { notified } from './notified';
import { showNotice } from './offline-notices';

afterEach(() => {
  act(() => void window.dispatchEvent(new Event('online')));
  sessionStorage.clear();
});

const line = async () => (await screen.findByText(/^Utan internet\./)).closest('p');

describe('the notice about the network', () => {
  it('stays unfolded when a second request fails', async () => {
    act(() => showNotice({ type: 'network' }));
    act(() => showNotice({ type: 'network' }));
    expect(await line()).toHaveClass('unfolded');
  });

  it('remembers its fold for the next page', async () => {
    act(() => showNotice({ type: 'network' }));
    expect(notified.read()).toBe(false);
    act(() => void fireEvent.scroll(window));
    expect(notified.read()).toBe(true);
    expect(await line()).not.toHaveClass('unfolded');
  });

  it('stays a line on a page with a quick exit, which it would cover', async () => {
    const exit = document.createElement('a');
    exit.dataset.quickExit = '';
    document.body.append(exit);
    act(() => showNotice({ type: 'network' }));
    expect(await line()).not.toHaveClass('unfolded');
    exit.remove();
  });
});
