export { loadSwedishDay as loader } from '../../features/legal-figures/use-swedish-day';
export { WithdrawalPage as Component } from './withdrawal-page';
