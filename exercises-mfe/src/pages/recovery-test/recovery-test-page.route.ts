export { RecoveryTestPage as Component } from './recovery-test-page';
