/** The provider will never make this refund, such as one of a payment that is disputed. */
export class RefundRefused extends Error {}
