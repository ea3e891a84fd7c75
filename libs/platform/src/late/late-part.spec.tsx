import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { latePart } from './late-part';

const Missing = () => <p>Ersättning</p>;

it('loads a part when the visitor does something, and stands in for one that does not come', async () => {
  const load = jest.fn(async () => () => <p>Delen</p>);
  const warn = expectConsole('warn');
  const Part = latePart(load, Missing);
  const Lost = latePart(() => Promise.reject(new Error('404')), Missing);
  render(
    <>
      <Part />
      <Lost />
    </>,
  );
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  fireEvent.scroll(document.body);
  expect(await screen.findByText('Delen')).toBeVisible();
  expect(await screen.findByText('Ersättning')).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
});
