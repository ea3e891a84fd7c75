export { BUSINESS, missingDetails, type Business } from '@stillsam/legal-figures';
