export { DashboardPage as Component } from './dashboard-page';
