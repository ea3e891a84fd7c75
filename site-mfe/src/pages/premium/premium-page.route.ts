export { PremiumPage as Component } from './premium-page';
