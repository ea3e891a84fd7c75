import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, LineChart, type ChartProps } from './chart';

const WEEK: ChartProps & { finding: string } = {
  finding: 'Artiklarna lästes 1 204 gånger.',
  headers: { label: 'Dag', value: 'Läsningar' },
  points: [
    { label: 'måndag 23 november', tick: 'mån', value: 1000 },
    { label: 'tisdag 24 november', tick: 'tis', value: 204 },
    { label: 'onsdag 25 november', tick: 'ons', value: 0 },
  ],
};
const manyPoints = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `dag ${index + 1}`, value: index }));

const attributes = (selector: string, name: string) =>
  [...document.querySelectorAll(`svg ${selector}`)].map((element) => element.getAttribute(name));
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s/g, ' '));

describe('any chart', () => {
  it('states its finding and hides the drawing from screen readers', () => {
    render(<BarChart {...WEEK} />);
    expect(within(screen.getByRole('figure')).getByText(WEEK.finding).tagName).toBe('FIGCAPTION');
    expect(document.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('shows the same figures as a table', async () => {
    render(<LineChart {...WEEK} format={(value) => `${value} st`} />);
    const table = screen.getByRole('table', { name: WEEK.finding });
    expect(table).not.toBeVisible();
    await userEvent.click(screen.getByText('Visa som tabell'));
    expect(table).toBeVisible();
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DagLäsningar',
      'måndag 23 november1000 st',
      'tisdag 24 november204 st',
      'onsdag 25 november0 st',
    ]);
  });

  it('has no table beside that of the page', () => {
    render(<BarChart {...WEEK} hasTable={false} />);
    expect(document.querySelector('details')).toBeNull();
  });
});

describe('a bar chart', () => {
  it('draws each value in proportion, with its figure and its tick', () => {
    render(<BarChart {...WEEK} />);
    expect(attributes('rect', 'height')).toEqual(['84%', '17.14%', '0%']);
    expect(attributes('rect', 'y')).toEqual(['16%', '82.86%', '100%']);
    expect(texts('svg text')).toEqual(['1 000', '204', '0']);
    expect(screen.getByText('mån')).toBeInTheDocument();
  });

  it('draws a small value so that it is seen', () => {
    const points = [...WEEK.points, { label: 'torsdag 26 november', value: 1 }];
    render(<BarChart {...WEEK} points={points} />);
    expect(attributes('rect', 'height').at(-1)).toBe('1.5%');
  });

  it('draws nothing where all is zero', () => {
    render(<BarChart {...WEEK} points={[{ label: 'i dag', value: 0 }]} />);
    expect(attributes('rect', 'height')).toEqual(['0%']);
  });

  it('labels the range where figures are too long to stand above each bar', () => {
    render(<BarChart {...WEEK} format={(value) => `${value},00 kr`} />);
    expect(texts('svg text')).toEqual([]);
    expect(texts('svg ~ div span')).toEqual(['1000,00 kr', '0,00 kr', 'mån', 'tis', 'ons']);
  });

  it('labels the range and the ends alone where bars are many', () => {
    render(<BarChart {...WEEK} points={manyPoints(30)} />);
    expect(attributes('rect', 'height')).toHaveLength(30);
    expect(texts('svg text')).toEqual([]);
    expect(texts('svg ~ div span')).toEqual(['29', '0', 'dag 1', 'dag 30']);
  });
});

describe('a line chart', () => {
  it('draws between the lowest and the highest value', () => {
    render(<LineChart {...WEEK} points={[40, 30, 50].map((value) => ({ label: String(value), value }))} />);
    expect(attributes('polyline', 'points')).toEqual(['0,50 50,100 100,0']);
    expect(attributes('polygon', 'points')).toEqual(['0,100 0,50 50,100 100,0 100,100']);
    expect(texts('svg ~ div span')).toEqual(['50', '30', '40', '50']);
  });

  it.each([
    ['values that are all the same', [7, 7], '0,0 100,0'],
    ['zeros', [0, 0], '0,100 100,100'],
    ['a single value', [7], '0,0 100,0'],
  ])('draws %s as a level line', (_, values, line) => {
    render(<LineChart {...WEEK} points={values.map((value, index) => ({ label: String(index), value }))} />);
    expect(attributes('polyline', 'points')).toEqual([line]);
  });
});
