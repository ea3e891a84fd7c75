export type { RemoteModule, RemoteRouteHandle } from './contract';
// Releases of contract 1 take it from here, at run time: it goes with contract 3.
export { CONTRACT_VERSION } from './contract-version';
export { BRAND, pageTitle } from './brand';
export { runtimeConfig, setRuntimeConfig, type GuidanceAudio, type RuntimeConfig } from './runtime-config';
export { PageMeta, type PageMetaProps } from './page-meta';
export { lazyPage } from './lazy-page';
export { accessibility, type AccessibilitySettings, type FontSize, type Paper } from './accessibility';
export { consent, type Consent } from './consent';
export { storedCart } from './stored-cart';
