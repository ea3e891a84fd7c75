export { AddToPlan, PlanLink } from './add-to-plan';
export { MAX_THINGS, NO_PLAN, STORED_PLAN, usePlan, type Plan, type PlannedThing } from './my-plan';
