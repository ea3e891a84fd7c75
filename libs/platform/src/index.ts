export { lazyPage, type RemoteModule, type RemoteRouteHandle } from './contract';
// Releases of contract 1 take it from here, at run time: it goes with contract 3.
export { CONTRACT_VERSION } from './contract-version';
export { runtimeConfig, setRuntimeConfig, type GuidanceAudio, type RuntimeConfig } from './runtime-config';
export { BRAND, PageMeta, pageTitle, type PageMetaProps } from './page-meta';
export { accessibility, type AccessibilitySettings, type FontSize, type Paper } from './accessibility';
export { consent, type Consent } from './consent';
export { storedCart } from './stored-cart';
