export { AddToPlan } from './add-to-plan';
export { PlanLink } from './plan-link';
export { MAX_THINGS, NO_PLAN, STORED_PLAN, usePlan, type Plan, type PlannedThing } from './my-plan';
