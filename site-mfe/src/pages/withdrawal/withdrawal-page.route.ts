export { loadSwedishDay as loader } from '../../features/legal/use-swedish-day';
export { WithdrawalPage as Component } from './withdrawal-page';
