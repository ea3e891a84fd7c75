export { missingDetails, type Business } from '@stillsam/legal-figures';
export { currentBusiness } from '@stillsam/legal-figures/current-business';
