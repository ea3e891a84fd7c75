import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { NO_PLAN, STORED_PLAN, type Plan, PlanLink } from './my-plan';

afterEach(() => STORED_PLAN.clear());

it.each<Partial<Plan>>([
  { things: [{ title: 'Andning', path: '/resurser/mindful-andning' }] },
  { person: 'Kim' },
])('leads to a plan that is on the device: %j', (part) => {
  STORED_PLAN.save({ ...NO_PLAN, ...part });
  render(<PlanLink />);
  expect(screen.getByRole('link', { name: 'Din lapp till nästa gång' })).toHaveAttribute('href', '/min-plan');
});

it('renders nothing without a plan', () => {
  STORED_PLAN.save({ ...NO_PLAN, signs: ' ' });
  const { container } = render(<PlanLink />);
  expect(container).toBeEmptyDOMElement();
});
